import {
  Career,
  EducationLevel,
  EmploymentType,
  PayType,
  RecruitmentSort,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chipsOf } from './filter-texts.ts';
import {
  activeFacets,
  addressOf,
  cityToggled,
  noFilters,
  readFilters,
  regionToggled,
  toggled,
  without,
  filterQueryOf,
  type Filters,
} from './filters.ts';

const readBack = (filters: Filters): Filters =>
  readFilters(new URL(addressOf(filters), 'http://x').searchParams);

const someOf = <T extends string>(values: Record<string, T>) => fc.subarray(Object.values(values));

const filters: fc.Arbitrary<Filters> = fc.record({
  searchValue: fc.string({ maxLength: 40 }).map((term) => term.trim()),
  region: fc.uniqueArray(fc.constantFrom('서울', '부산', '경기:성남시', '제주')),
  types: someOf(EmploymentType),
  career: someOf(Career),
  years: fc.option(fc.record({ from: fc.nat(20), to: fc.option(fc.nat(20), { nil: undefined }) }), {
    nil: undefined,
  }),
  education: someOf(EducationLevel),
  wage: someOf(PayType),
  pay: fc.option(
    fc.constantFrom(
      { from: 30_000_000, to: undefined },
      { from: undefined, to: 40_000_000 },
      { from: 1, to: 2 },
    ),
    { nil: undefined },
  ),
  abroad: fc.constantFrom(undefined, true, false),
  isOpen: fc.boolean(),
  sort: fc.constantFrom(...Object.values(RecruitmentSort)),
  page: fc.integer({ min: 1, max: 50 }),
});

test('a submitted form is parsed like our own addresses', () => {
  const sent =
    'searchValue=&region=서울&region=경기&region=경기:성남시&types=REGULAR&types=CONTRACT&abroad=&yearsFrom=3&yearsTo=10&payFrom=30000000&payTo=50000000';
  expect(filterQueryOf(readFilters(new URLSearchParams(sent)))).toEqual({
    region: '서울,경기:성남시',
    types: 'REGULAR,CONTRACT',
    years: '3-',
    pay: '30000000-50000000',
  });
  const untouched = 'yearsFrom=0&yearsTo=10&payFrom=0&payTo=100000000';
  expect(readFilters(new URLSearchParams(untouched))).toEqual(noFilters);
});

describe('the filter in the address', () => {
  test('every filter is restored from its own address', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(readBack(wanted)).toEqual(wanted);
      }),
    );
  });

  test('every address is a call that the contract accepts', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(recruitments.list.query.safeParse(filterQueryOf(wanted)).success).toBe(true);
      }),
    );
  });

  test('the address is readable and contains no default values', () => {
    expect(addressOf(noFilters)).toBe('/recruitments');
    const requested = { ...noFilters, types: ['REGULAR', 'CONTRACT'] as const, page: 2 };
    expect(addressOf(requested)).toBe('/recruitments?types=REGULAR,CONTRACT&page=2');
  });

  test('unknown parameters are ignored, so that a shared link always opens', () => {
    const read = readFilters(
      new URLSearchParams('types=REGULAR,BOSS&sort=UPSIDE_DOWN&page=-3&years=old&utm=1'),
    );
    expect(read).toEqual({ ...noFilters, types: ['REGULAR'] });
  });

  test('a page beyond those that the server answers becomes the last one', () => {
    expect(readFilters(new URLSearchParams('page=999')).page).toBe(56);
  });
});

describe('its parts', () => {
  const requested: Filters = { ...noFilters, region: ['서울', '경기:성남시'], isOpen: true, page: 3 };

  test('each condition is a chip, and removing it keeps the others on the first page', () => {
    const chips = chipsOf(requested);
    expect(chips.map(({ label }) => label)).toEqual(['서울', '경기 성남시', '지원할 수 있는 공고만']);
    expect(chips[0]?.rest).toEqual({ ...requested, region: ['경기:성남시'], page: 1 });
  });

  test('all values of a condition are removed together', () => {
    expect(activeFacets(requested)).toEqual(['region', 'isOpen']);
    expect(activeFacets(without(requested, 'region'))).toEqual(['isOpen']);
  });

  test('a value is added and removed', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });

  test('a city narrows its region, and removing the last one selects the whole region', () => {
    const whole = regionToggled(['서울'], '경기');
    expect(whole).toEqual(['서울', '경기']);
    const one = cityToggled(whole, '경기', '성남시');
    expect(one).toEqual(['서울', '경기:성남시']);
    const two = cityToggled(one, '경기', '고양시');
    expect(two).toEqual(['서울', '경기:성남시', '경기:고양시']);
    expect(cityToggled(one, '경기', '성남시')).toEqual(['서울', '경기']);
    expect(regionToggled(two, '경기')).toEqual(['서울']);
  });
});

import { lastPageOf } from '#lib/api/paging.ts';
import {
  Career,
  EducationLevel,
  EmploymentType,
  PayType,
  RecruitmentSort,
  regions,
} from '@ieum/contract/hiring/recruitments/enums.ts';

/** Whole years of experience; without `to` there is no upper limit. */
export interface YearSpan {
  from: number;
  to: number | undefined;
}

/** The yearly wage in won; a missing limit is open. */
export interface PaySpan {
  from: number | undefined;
  to: number | undefined;
}

/** The filter of the list, with the same parameter names in the page's address and in the call. */
export interface Filters {
  searchValue: string;
  region: readonly string[];
  types: readonly EmploymentType[];
  career: readonly Career[];
  years: YearSpan | undefined;
  education: readonly EducationLevel[];
  wage: readonly PayType[];
  pay: PaySpan | undefined;
  abroad: boolean | undefined;
  isOpen: boolean;
  sort: RecruitmentSort;
  page: number;
}

/** The conditions of the filter that can be set and removed separately. */
export const facetNames = [
  'searchValue',
  'region',
  'types',
  'career',
  'years',
  'education',
  'wage',
  'pay',
  'abroad',
  'isOpen',
] as const satisfies readonly (keyof Filters)[];
export type FacetName = (typeof facetNames)[number];

export const PAGE_SIZE = 18;
/** The list can be paged by number up to 1,000 rows. */
export const LAST_PAGE = Math.floor(1000 / PAGE_SIZE) + 1;
const LONGEST_TERM = 100;

export const noFilters: Filters = {
  searchValue: '',
  region: [],
  types: [],
  career: [],
  years: undefined,
  education: [],
  wage: [],
  pay: undefined,
  abroad: undefined,
  isOpen: false,
  sort: RecruitmentSort.Recent,
  page: 1,
};

/** The values of one parameter, joined by commas as in our own addresses or repeated as a form sends them. */
const listed = (query: URLSearchParams, name: string): string[] =>
  query.getAll(name).join(',').split(',').filter(Boolean);

function known<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T[] {
  const requested = listed(query, name);
  return values.filter((value) => requested.includes(value));
}

const isRegion = (word: string): boolean => {
  const [region = '', city] = word.split(':');
  return (
    regions.some((name) => name === region) && (city === undefined || /^[가-힣A-Za-z0-9 ]{1,30}$/.test(city))
  );
};

/** A form sends a region together with its chosen cities, which narrow it. */
function regionsIn(query: URLSearchParams): string[] {
  const regions = [...new Set(listed(query, 'region').filter(isRegion))];
  return regions.filter((word) => word.includes(':') || citiesOf(regions, word).length === 0);
}

/** From 0 to 10 years; the right end means no upper limit. */
export const MAX_YEARS = 10;

export const spanOf = (from: number, to: number): YearSpan | undefined =>
  from === 0 && to >= MAX_YEARS ? undefined : { from, to: to >= MAX_YEARS ? undefined : to };

/** The years of our own addresses, `3-7`, or both ends as a form sends them. */
function yearsOf(query: URLSearchParams): YearSpan | undefined {
  const [, from, to] = /^(\d{1,2})-(\d{0,2})$/.exec(query.get('years') ?? '') ?? [];
  if (from !== undefined) return { from: Number(from), to: to ? Number(to) : undefined };
  const ends = [query.get('yearsFrom'), query.get('yearsTo')];
  const [min = 0, max = 0] = ends.every((end) => /^\d{1,2}$/.test(end ?? ''))
    ? ends.map(Number)
    : [0, MAX_YEARS];
  return spanOf(Math.min(min, max), Math.max(min, max));
}

/** From nothing to a hundred million won a year; the right end means no upper limit. */
export const MAX_PAY = 100_000_000;

export const paySpanOf = (from: number, to: number): PaySpan | undefined =>
  from === 0 && to >= MAX_PAY
    ? undefined
    : { from: from === 0 ? undefined : from, to: to >= MAX_PAY ? undefined : to };

/** The wage of our own addresses, `30000000-50000000`, or both ends as a form sends them. */
function payOf(query: URLSearchParams): PaySpan | undefined {
  const requested = query.get('pay') ?? `${query.get('payFrom') ?? ''}-${query.get('payTo') ?? ''}`;
  const [, from = '', to = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(requested) ?? [];
  const [min, max] = [Number(from), to === '' ? Infinity : Number(to)];
  return paySpanOf(Math.min(min, max), Math.max(min, max));
}

function flagOf(word: string | null): boolean | undefined {
  if (word === 'true') return true;
  return word === 'false' ? false : undefined;
}

/** How many pages a list has; the server answers the first 1,000 rows by number. */
export const lastPage = (count: number): number => Math.min(lastPageOf(count, PAGE_SIZE), LAST_PAGE);

function pageOf(word: string | null): number {
  const page = /^\d{1,9}$/.test(word ?? '') ? Number(word) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** Parses an address; unknown values are ignored, so that a shared link always opens. */
export function readFilters(query: URLSearchParams): Filters {
  const sort = query.get('sort');
  return {
    searchValue: (query.get('searchValue') ?? '').trim().slice(0, LONGEST_TERM),
    region: regionsIn(query),
    types: known(query, 'types', Object.values(EmploymentType)),
    career: known(query, 'career', Object.values(Career)),
    years: yearsOf(query),
    education: known(query, 'education', Object.values(EducationLevel)),
    wage: known(query, 'wage', Object.values(PayType)),
    pay: payOf(query),
    abroad: flagOf(query.get('abroad')),
    isOpen: query.get('open') === 'true',
    sort: Object.values(RecruitmentSort).find((value) => value === sort) ?? RecruitmentSort.Recent,
    page: pageOf(query.get('page')),
  };
}

const yearsText = (years: YearSpan | undefined): string => (years ? `${years.from}-${years.to ?? ''}` : '');

/** The filter as query parameters, without default values. */
export function filterQueryOf(filters: Filters): Record<string, string> {
  const parameters: Record<string, string> = {
    searchValue: filters.searchValue,
    region: filters.region.join(','),
    types: filters.types.join(','),
    career: filters.career.join(','),
    years: yearsText(filters.years),
    education: filters.education.join(','),
    wage: filters.wage.join(','),
    pay: filters.pay ? `${filters.pay.from ?? ''}-${filters.pay.to ?? ''}` : '',
    abroad: filters.abroad === undefined ? '' : String(filters.abroad),
    open: filters.isOpen ? 'true' : '',
    sort: filters.sort === RecruitmentSort.Recent ? '' : filters.sort,
    page: filters.page === 1 ? '' : String(filters.page),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, word]) => word !== ''));
}

/** The list's address for a filter: `/recruitments?types=REGULAR`. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams(filterQueryOf(filters))
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
  return query ? `/recruitments?${query}` : '/recruitments';
}

/** The filter without one of its conditions, back on the first page. */
export const without = (filters: Filters, name: FacetName): Filters => ({
  ...filters,
  [name]: noFilters[name],
  page: 1,
});

const isSet = (filters: Filters, name: FacetName): boolean => {
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== noFilters[name];
};

/** Which conditions of the filter are set. */
export const activeFacets = (filters: Filters): FacetName[] =>
  facetNames.filter((name) => isSet(filters, name));

/** Adds a value to a list or removes it. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The cities chosen within a region: `경기:성남시` is `성남시` of 경기. */
export const citiesOf = (regions: readonly string[], region: string): string[] =>
  regions.filter((word) => word.startsWith(`${region}:`)).map((word) => word.slice(region.length + 1));

/** Whether a region is chosen, as a whole or by its cities. */
export const hasRegion = (regions: readonly string[], region: string): boolean =>
  regions.includes(region) || citiesOf(regions, region).length > 0;

const withoutRegion = (regions: readonly string[], region: string): string[] =>
  regions.filter((word) => word !== region && !word.startsWith(`${region}:`));

/** Selects a whole region, or removes it with all its cities. */
export const regionToggled = (regions: readonly string[], region: string): string[] =>
  hasRegion(regions, region) ? withoutRegion(regions, region) : [...regions, region];

/** Adds or removes a city of a region; without any city the whole region is selected. */
export function cityToggled(regions: readonly string[], region: string, city: string): string[] {
  const cities = toggled(citiesOf(regions, region), city);
  const narrowed = cities.length > 0 ? cities.map((name) => `${region}:${name}`) : [region];
  return [...withoutRegion(regions, region), ...narrowed];
}

import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { PayType, regions } from '@ieum/contract/hiring/recruitments/enums.ts';
import { say } from '#lib/format/copy.ts';
import { wageText } from '#lib/format/money.ts';
import { without, type FacetName, type Filters, type PaySpan, type YearSpan } from './filters.ts';
import { labels } from '../card/labels-copy.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import { districtText } from '../texts.ts';

/** One active condition, and the filter without it. */
export interface Chip {
  facet: FacetName;
  label: string;
  rest: Filters;
}

/** `경력 3~7년`, `경력 10년 이상`. */
export const yearsText = ({ from, to }: YearSpan): string =>
  to === undefined ? copy.yearsFrom(from) : copy.yearsSpan(from, to);

/** `연봉 3,000만 ~ 5,000만 원`, `연봉 4,000만 원 이상`. */
export const payText = ({ from, to }: PaySpan): string =>
  wageText({ type: PayType.Yearly, value__min: from ?? null, value__max: to ?? null });

/** `서울`, or `경기 성남시` for a city. */
function regionLabel(word: string): string {
  const [region = '', city = ''] = word.split(':');
  return regions.some((name) => name === region) ? districtText(region, city) : [region, city].join(' ');
}

function listChips<K extends 'region' | 'types' | 'career' | 'education' | 'wage'>(
  filters: Filters,
  facet: K,
  labelOf: (value: Filters[K][number]) => string,
): Chip[] {
  return filters[facet].map((value) => ({
    facet,
    label: labelOf(value),
    rest: { ...filters, [facet]: filters[facet].filter((one) => one !== value), page: 1 },
  }));
}

const singleChip = (filters: Filters, facet: FacetName, label: string | undefined): Chip[] =>
  label ? [{ facet, label, rest: without(filters, facet) }] : [];

function abroadLabel(abroad: boolean | undefined): string | undefined {
  if (abroad === undefined) return undefined;
  return abroad ? copy.abroad : copy.domestic;
}

/** Every active condition, in the order of the filter rail. */
export const chipsOf = (filters: Filters): Chip[] => [
  ...singleChip(filters, 'searchValue', filters.searchValue),
  ...listChips(filters, 'region', regionLabel),
  ...listChips(filters, 'types', (type) => say(employmentTypeTexts[type])),
  ...listChips(filters, 'career', (career) => labels.career[career]),
  ...singleChip(filters, 'years', filters.years && yearsText(filters.years)),
  ...listChips(filters, 'education', (level) => labels.education[level]),
  ...listChips(filters, 'wage', (pay) => labels.pay[pay]),
  ...singleChip(filters, 'pay', filters.pay && payText(filters.pay)),
  ...singleChip(filters, 'abroad', abroadLabel(filters.abroad)),
  ...singleChip(filters, 'isOpen', filters.isOpen ? copy.onlyOpen : undefined),
];

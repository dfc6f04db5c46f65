import { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { Career, EducationLevel, Language } from '@ieum/contract/hiring/resumes/enums.ts';

/** The filters that list and board share through the address. */
export interface Filters {
  searchValue: string;
  /** On the board the other columns are collapsed. */
  stages: readonly ApplicationStage[];
  careers: readonly Career[];
  /** `3-`: whole years of employment, as on the wire. */
  years: string;
  educations: readonly EducationLevel[];
  languages: readonly Language[];
  certifications: readonly string[];
  isUnread: boolean;
  isBookmarked: boolean;
}

/** The names of the query parameters in the address, the same as in the call. */
export const filterNames = [
  'searchValue',
  'stage',
  'career',
  'years',
  'education',
  'language',
  'certification',
  'unread',
  'starred',
] as const;
export type FilterName = (typeof filterNames)[number];

/** No filter at all. */
export const ALL: Filters = {
  searchValue: '',
  stages: [],
  careers: [],
  years: '',
  educations: [],
  languages: [],
  certifications: [],
  isUnread: false,
  isBookmarked: false,
};

const YEARS = /^\d{1,2}-\d{0,2}$/;

/** The filters of an address; unknown values are left out. */
export function readFilters(query: URLSearchParams): Filters {
  const texts = (name: FilterName) => (query.get(name) ?? '').split(',').filter(Boolean);
  const known = <T extends string>(name: FilterName, values: Record<string, T>): T[] =>
    Object.values(values).filter((value) => texts(name).includes(value));
  const years = query.get('years') ?? '';
  return {
    searchValue: query.get('searchValue')?.trim() ?? '',
    stages: known('stage', ApplicationStage),
    careers: known('career', Career),
    years: YEARS.test(years) ? years : '',
    educations: known('education', EducationLevel),
    languages: known('language', Language),
    certifications: texts('certification'),
    isUnread: query.get('unread') === 'true',
    isBookmarked: query.get('starred') === 'true',
  };
}

const list = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(',') : undefined;
const flag = (isSet: boolean) => (isSet ? ('true' as const) : undefined);

/** The filters as parameters of the board's call: its columns are the stages. */
export const boardFilter = (filters: Filters) => ({
  searchValue: filters.searchValue || undefined,
  career: list(filters.careers),
  years: filters.years || undefined,
  education: list(filters.educations),
  language: list(filters.languages),
  certification: list(filters.certifications),
  unread: flag(filters.isUnread),
  starred: flag(filters.isBookmarked),
});

/** The filters as parameters of the list's calls. */
export const listFilter = (filters: Filters) => ({ ...boardFilter(filters), stage: list(filters.stages) });

/** The number of active filters, without the search. */
export const countFilters = (filters: Filters): number =>
  Object.entries(listFilter(filters)).filter(([name, value]) => name !== 'searchValue' && value !== undefined)
    .length;

/** Whether any filter is set. */
export const isNarrowed = (filters: Filters): boolean =>
  Object.values(listFilter(filters)).some((value) => value !== undefined);

/** The part of the address that is kept when switching between list and board. */
export const sharedQuery = (query: URLSearchParams): string =>
  new URLSearchParams(
    [...query].filter(([name]) => (filterNames as readonly string[]).includes(name)),
  ).toString();

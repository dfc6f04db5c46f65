import type { SavedFilter } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { chipsOf } from '#features/hiring/recruitments/filters/filter-texts.ts';
import {
  filterQueryOf,
  noFilters,
  readFilters,
  type Filters,
} from '#features/hiring/recruitments/filters/filters.ts';

/** The conditions of a filter as the call takes them, without the order and the page. */
export const savedOf = (filters: Filters): SavedFilter =>
  filterQueryOf({ ...filters, sort: noFilters.sort, page: noFilters.page });

/** The list's filter of a saved search. */
export const filtersOf = (filter: SavedFilter): Filters => readFilters(new URLSearchParams(filter));

/** Each condition in words, in the order of the filter rail. */
export const textsOf = (filters: Filters): string[] => chipsOf(filters).map(({ label }) => label);

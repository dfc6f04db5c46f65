import type { PageQuery } from '#lib/document/page-query.ts';
import { filterQueryOf, readFilters } from './filters.ts';

/** The query parameters of the list's document. */
export const listQuery: PageQuery = {
  read: (query) => filterQueryOf(readFilters(query)),
  free: ['searchValue'],
};

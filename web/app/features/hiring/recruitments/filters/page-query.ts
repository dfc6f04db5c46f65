import type { PageQuery } from '#lib/document/page-query.ts';
import { filterQueryOf, readFilters } from './filters.ts';

/** What the list's document is rendered from. */
export const listQuery: PageQuery = {
  read: (query) => filterQueryOf(readFilters(query)),
  free: ['searchValue'],
};

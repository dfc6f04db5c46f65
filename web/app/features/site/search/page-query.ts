import { readFilters } from '#features/hiring/recruitments/filters/filters.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

/** The content of a result list: a few of everything, or one kind page by page. */
export type SearchTab = 'all' | 'recruitments' | 'companies' | 'center';

export interface SearchQuery {
  term: string;
  tab: SearchTab;
  page: number;
}

const TABS: readonly SearchTab[] = ['recruitments', 'companies', 'center'];

/** Parses the address of a search. */
export function readAsked(query: URLSearchParams): SearchQuery {
  const { searchValue, page } = readFilters(query);
  return { term: searchValue, page, tab: TABS.find((tab) => tab === query.get('tab')) ?? 'all' };
}

/** The query parameters of a search's document. */
export const searchQuery: PageQuery = {
  read(query) {
    const { term, tab, page } = readAsked(query);
    return { searchValue: term, tab: tab === 'all' ? '' : tab, page: page === 1 ? '' : String(page) };
  },
  free: ['searchValue'],
};

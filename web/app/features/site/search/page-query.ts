import { HASH_TAG_LENGTH, taggedKinds, type TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { readFilters } from '#features/hiring/recruitments/filters/filters.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

/** The content of a result list: a few of everything, or one kind page by page. */
export type SearchTab = 'all' | 'recruitments' | 'companies' | 'lectures' | 'center';

export interface SearchQuery {
  term: string;
  tab: SearchTab;
  page: number;
}

const TABS: readonly SearchTab[] = ['recruitments', 'companies', 'lectures', 'center'];

/** Parses the address of a search. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const { searchValue, page } = readFilters(query);
  return { term: searchValue, page, tab: TABS.find((tab) => tab === query.get('tab')) ?? 'all' };
}

/** The address of a search. */
export function searchAddress(term: string, tab: SearchTab = 'all'): string {
  const query = new URLSearchParams({ searchValue: term, ...(tab !== 'all' && { tab }) });
  return `/search?${query}`;
}

/** Everything that has a hashtag: a few of each kind, or one kind page by page. */
export interface TagQuery {
  name: string;
  kind: TaggedKind | undefined;
  page: number;
}

/** Parses the address of a hashtag; undefined for one of a search term. */
export function readTagQuery(query: URLSearchParams): TagQuery | undefined {
  const name = (query.get('tag') ?? '').trim().slice(0, HASH_TAG_LENGTH);
  if (!name) return undefined;
  return { name, kind: taggedKinds.find((kind) => kind === query.get('tab')), page: readFilters(query).page };
}

const TYPED_TAG = /^[#＃]+\s*(?=\S)/;

/** The name of the hashtag that was typed as a search term; undefined for other terms. */
export const typedTagOf = ({ term }: SearchQuery): string | undefined =>
  TYPED_TAG.test(term) ? term.replace(TYPED_TAG, '').slice(0, HASH_TAG_LENGTH) : undefined;

/** The query parameters of a search's document. */
export const searchQuery: PageQuery = {
  read(query) {
    const { term, tab, page } = readSearchQuery(query);
    const shown = page === 1 ? '' : String(page);
    const tagged = readTagQuery(query);
    if (tagged) return { searchValue: '', tag: tagged.name, tab: tagged.kind ?? '', page: shown };
    return { searchValue: term, tag: '', tab: tab === 'all' ? '' : tab, page: shown };
  },
  free: ['searchValue'],
};

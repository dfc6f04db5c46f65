import type { PageQuery } from './page-query.ts';

/** The search term and the page of the address of a list. */
export interface ListPageQuery {
  term: string;
  page: number;
}

/** The longest term that the server reads. */
const LONGEST = 100;
/** The server skips at most 1,000 rows. */
const MAX_SKIPPED = 1000;

/** Parses `?searchValue=&page=`, the page within what the server answers by number. */
export function readListPageQuery(query: URLSearchParams, size: number): ListPageQuery {
  const page = Number(query.get('page') ?? '1');
  const last = Math.floor(MAX_SKIPPED / size) + 1;
  return {
    term: (query.get('searchValue') ?? '').trim().slice(0, LONGEST),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1,
  };
}

/** The same as the normalised parameters of a document. */
export const listPageParams = ({ term, page }: ListPageQuery): Readonly<Record<string, string>> => ({
  searchValue: term,
  page: page === 1 ? '' : String(page),
});

/** The query of a document that is a list with a search. */
export const listQueryOfSize = (size: number): PageQuery => ({
  read: (query) => listPageParams(readListPageQuery(query, size)),
  free: ['searchValue'],
});

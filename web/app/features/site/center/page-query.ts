import type { PageQuery } from '#lib/document/page-query.ts';

/** The term of the address of the help centre. */
export const readTerm = (query: URLSearchParams): string =>
  (query.get('searchValue') ?? '').trim().slice(0, 100);

/** The query parameters of the document of the help centre. */
export const centerQuery: PageQuery = {
  read: (query) => ({ searchValue: readTerm(query) }),
  free: ['searchValue'],
};

import type { PageQuery } from '#lib/document/page-query.ts';

export const COMPANY_PAGE_SIZE = 18;

/** The page number of an address, within what the server answers by number. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1');
  const last = Math.floor(1000 / COMPANY_PAGE_SIZE) + 1;
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), last) : 1;
}

/** The query parameters of a company's document. */
export const companyQuery: PageQuery = {
  read(query) {
    const page = readPage(query);
    return { page: page === 1 ? '' : String(page) };
  },
  free: [],
};

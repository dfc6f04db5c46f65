import type { PageQuery } from '#lib/document/page-query.ts';

/** The query parameters of the opt-out page: the token of a link in a message. */
export const optOutQuery: PageQuery = {
  read: (query) => ({ t: query.get('t') ?? '' }),
  free: ['t'],
};

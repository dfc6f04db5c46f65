import type { PageQuery } from '#lib/document/page-query.ts';

/** What the document of refusing is rendered from: the token of a link in a message. */
export const refuseQuery: PageQuery = {
  read: (query) => ({ t: query.get('t') ?? '' }),
  free: ['t'],
};

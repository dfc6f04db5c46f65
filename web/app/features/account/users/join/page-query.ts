import type { PageQuery } from '#lib/document/page-query.ts';

const TYPES = ['person', 'company'];

/** The query parameters of the sign-up's document. */
export const joinQuery: PageQuery = {
  read: (query) => ({ type: TYPES.find((type) => type === query.get('type')) ?? '' }),
  free: [],
};

import type { PageQuery } from '#lib/document/page-query.ts';

const TYPES = ['person', 'company'];

/** What the document of the sign-up is rendered from. */
export const joinQuery: PageQuery = {
  read: (query) => ({ type: TYPES.find((type) => type === query.get('type')) ?? '' }),
  free: [],
};

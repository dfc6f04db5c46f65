import { ownAddress } from '@ieum/contract/common/own-address.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

/** What the document of the login is rendered from: where it leads on to. */
export const loginQuery: PageQuery = {
  read: (query) => ({ next: ownAddress(query.get('next') ?? '') ?? '' }),
  free: ['next'],
};

import { ownAddress } from '@ieum/contract/common/own-address.ts';
import type { PageQuery } from '#lib/document/page-query.ts';

/** The query parameters of the login's document: the address to open afterwards. */
export const loginQuery: PageQuery = {
  read: (query) => ({ next: ownAddress(query.get('next') ?? '') ?? '' }),
  free: ['next'],
};

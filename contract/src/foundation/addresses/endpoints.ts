import { z } from 'zod';
import { addressPaths } from './paths.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';

/** The maximum number of suggestions of one search. */
export const ADDRESSES_MAX = 5;

/** One suggestion; `roadAddress` is empty where only the lot address is known. */
export const Address = z.object({
  zoneCode: z.string().max(10),
  roadAddress: z.string().max(200),
  lotAddress: z.string().max(200),
});
export type Address = z.infer<typeof Address>;

export const addresses = endpointsOf('addresses', {
  search: endpoint({
    ...addressPaths.search,
    summary: 'Search postal addresses',
    transaction: 'manual',
    query: z.object({ query: z.string().trim().max(100).default('') }),
    response: z.object({ addresses: z.array(Address).max(ADDRESSES_MAX) }),
  }),
});

import type { addresses } from '@ieum/contract/foundation/addresses/endpoints.ts';
import { addressPaths } from '@ieum/contract/foundation/addresses/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

const api = apiOf<typeof addresses>(addressPaths);

/** The shortest text that is searched for. */
const SHORTEST = 2;

/** The suggestions for a text, at most five. */
export const addressesQuery = (query: string) =>
  queryOptions({
    queryKey: ['addresses', query],
    queryFn: ({ signal }) => api.search({ query: { query }, signal }),
    enabled: query.length >= SHORTEST,
    staleTime: Infinity,
    placeholderData: (previous) => (query.length >= SHORTEST ? previous : undefined),
  });

import type { consoleSearch } from '@ieum/contract/site/console-search/endpoints.ts';
import { consoleSearchPaths } from '@ieum/contract/site/console-search/paths.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

const api = apiOf<typeof consoleSearch>(consoleSearchPaths);

/** Rows of all kinds that match; the last answer is shown until the next one arrives. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['console-search', q],
    queryFn: async ({ signal }) => (await api.find({ query: { q }, signal })).groups,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // Found rows contain masked personal data, which does not stay in memory after the search is closed.
    gcTime: 0,
  });

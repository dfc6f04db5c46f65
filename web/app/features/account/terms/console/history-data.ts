import type { terms } from '@ieum/contract/account/terms/endpoints.ts';
import { termsPaths } from '@ieum/contract/account/terms/paths.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { TermsVersion } from '@ieum/contract/account/terms/endpoints.ts';

const api = apiOf<Pick<typeof terms, 'listVersions' | 'findVersion' | 'cancelVersion'>>(termsPaths);
const SHOWN = 10;

/** The versions of a text, newest first. */
export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['console-terms', 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      api.listVersions({
        params: { _terms: id },
        query: { limit: SHOWN, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** One complete version; it never changes. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['console-terms', 'version', id, version],
    queryFn: async ({ signal }) =>
      (await api.findVersion({ params: { _terms: id, version: String(version) }, signal })).version,
    staleTime: Infinity,
  });

/** Cancels a version that is not in force yet. */
export function useCancelVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => api.cancelVersion({ params: { _terms: id, version: String(version) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['console-terms', 'versions', id] }),
  });
}

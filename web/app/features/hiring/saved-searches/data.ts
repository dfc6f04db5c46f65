import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import type {
  SavedFilter,
  SavedSearch,
  savedSearches,
} from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { savedSearchPaths } from '@ieum/contract/hiring/saved-searches/paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { SavedSearch };

const api = apiOf<typeof savedSearches>(savedSearchPaths);

/** There are never more than fit on one page. */
export const searchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => {
    const { searches } = await api.list({ query: { limit: savedSearchBounds.searches }, signal });
    return searches;
  },
});

function useSearchCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: searchesQuery.queryKey }),
  });
}

export const useCreateSearch = () =>
  useSearchCall((body: { name: string; filter: SavedFilter }) => api.create({ body }));

export const useReviseSearch = () =>
  useSearchCall(({ id, ...body }: { id: string; name?: string; isNotified?: boolean }) =>
    api.revise({ params: { _search: id }, body }),
  );

export const useRemoveSearch = () => useSearchCall((id: string) => api.remove({ params: { _search: id } }));

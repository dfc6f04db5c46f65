import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { levelPaths } from '@ieum/contract/account/levels/paths.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Level } from '@ieum/contract/account/levels/endpoints.ts';
import { apiOf } from '#lib/api/api.ts';
import { useReorder } from '#lib/api/use-reorder.ts';

export type { Level };
export type LevelDraft = Call<typeof levels.create>['body'];

const api = apiOf<typeof levels>(levelPaths);
/** There are never more levels than fit on one page. */
const ALL = 100;

export const levelsQuery = queryOptions({
  queryKey: ['levels'],
  queryFn: async ({ signal }) => (await api.list({ query: { limit: ALL }, signal })).levels,
});

/** The members' pages show level names, so their queries are invalidated too. */
const invalidateLevels = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: levelsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['members'] }),
  ]);

function useLevelCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: () => invalidateLevels(client) });
}

export const useSaveLevel = () =>
  useLevelCall(
    ({ id, draft, version }: { id: string | undefined; draft: LevelDraft; version?: number | undefined }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _level: id }, body: { ...draft, version } }),
  );

export const useOrderLevels = () =>
  useReorder<Level>({
    queryKey: levelsQuery.queryKey,
    write: (ids) => api.reorder({ body: { _levels: ids } }),
    invalidate: invalidateLevels,
  });

export const useRemoveLevel = () =>
  useLevelCall(({ id, moveTo }: { id: string; moveTo: string | undefined }) =>
    api.remove({ params: { _level: id }, query: { _moveTo: moveTo } }),
  );

import type { Call } from '@ieum/contract/endpoint.ts';
import type { levels } from '@ieum/contract/levels.ts';
import { levelPaths } from '@ieum/contract/levels.paths.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';

export type { Level } from '@ieum/contract/levels.ts';
export type LevelDraft = Call<typeof levels.create>['body'];

const api = apiOf<typeof levels>(levelPaths);
/** There are never more levels than one page holds. */
const ALL = 100;

export const levelsQuery = queryOptions({
  queryKey: ['levels'],
  queryFn: async ({ signal }) => (await api.list({ query: { limit: ALL }, signal })).levels,
});

/** What is done to levels; members show their levels anew afterwards. */
function useLevelCall<V, R>(call: (given: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: levelsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['members'] }),
      ]),
  });
}

export const useSaveLevel = () =>
  useLevelCall(({ id, draft }: { id: string | undefined; draft: LevelDraft }) =>
    id === undefined ? api.create({ body: draft }) : api.revise({ params: { _level: id }, body: draft }),
  );

export const useOrderLevels = () => useLevelCall((ids: string[]) => api.reorder({ body: { _levels: ids } }));

export const useRemoveLevel = () =>
  useLevelCall(({ id, moveTo }: { id: string; moveTo: string | undefined }) =>
    api.remove({ params: { _level: id }, query: { _moveTo: moveTo } }),
  );

import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { promptAlerts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { promptAlertPaths } from '@ieum/contract/assistant/prompts/paths.ts';
import type { PromptAlert } from '@ieum/contract/assistant/prompts/schemas.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { useReorder } from '#lib/api/use-reorder.ts';

export type { PromptAlert } from '@ieum/contract/assistant/prompts/schemas.ts';
export type PromptAlertDraft = Call<typeof promptAlerts.create>['body'];

const api = apiOf<typeof promptAlerts>(promptAlertPaths);
/** All notices fit on one page. */
const ALL = 100;

/** The notices in the order in which the chat shows them. */
export const alertsQuery = queryOptions({
  queryKey: ['prompt-alerts', 'list'],
  queryFn: async ({ signal }) => (await api.list({ query: { limit: ALL }, signal })).promptAlerts,
});

export const alertQuery = (id: string) =>
  queryOptions({
    queryKey: ['prompt-alerts', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _alert: id }, signal })).promptAlert,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

const refreshAlerts = (client: QueryClient) => client.invalidateQueries({ queryKey: alertsQuery.queryKey });

export const useOrderAlerts = () =>
  useReorder<PromptAlert>({
    queryKey: alertsQuery.queryKey,
    write: (ids) => api.reorder({ body: { _alerts: ids } }),
    invalidate: refreshAlerts,
  });

/** Creates a notice, or saves one over the version that the form started from. */
export function useSaveAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: PromptAlertDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _alert: id }, body: { ...draft, version } }),
    onSuccess: () => refreshAlerts(client),
  });
}

export function useRemoveAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _alert: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: alertQuery(id).queryKey });
      await refreshAlerts(client);
    },
  });
}

import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consolePopups } from '@ieum/contract/content/popups/endpoints.ts';
import { POPUPS_ORDERED_MAX } from '@ieum/contract/content/popups/enums.ts';
import { consolePopupPaths } from '@ieum/contract/content/popups/paths.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ConsolePopup, ConsolePopupRow } from '@ieum/contract/content/popups/endpoints.ts';
export type PopupDraft = Call<typeof consolePopups.create>['body'];

const api = apiOf<typeof consolePopups>(consolePopupPaths);
export const PAGE = 20;

interface PopupListParams {
  searchValue: string | undefined;
  state: PublicationState | undefined;
  page: number;
  sort: Sort | undefined;
}

export const popupListQuery = listQueryOf({
  key: ['console-popups', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<PopupListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { popups: [] },
});

export const popupQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-popups', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _popup: id }, signal })).popup,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

/** The popups whose order matters: those that are shown or planned. */
export const orderQuery = queryOptions({
  queryKey: ['console-popups', 'list', 'order'],
  queryFn: async ({ signal }) =>
    (await api.list({ query: { state: 'PUBLISHED,PLANNED', limit: POPUPS_ORDERED_MAX }, signal })).popups,
});

export const refreshPopups = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['console-popups', 'list'] });

export const setPopupActive = (id: string, isActive: boolean) =>
  api.revise({ params: { _popup: id }, body: { isActive } });

/** Saves an order; the list shows it at once, and the old one again when it is rejected. */
export function useOrderPopups() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (ids: string[]) => api.reorder({ body: { _popups: ids } }),
    onMutate: (ids) => {
      client.setQueryData(orderQuery.queryKey, (rows) =>
        rows?.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id)),
      );
    },
    onSettled: () => refreshPopups(client),
  });
  return mutateAsync;
}

/** Creates a popup, or saves one over the version that the form started from. */
export function useSavePopup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: PopupDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _popup: id }, body: { ...draft, version } }),
    onSuccess: () => refreshPopups(client),
  });
}

export function useRemovePopup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _popup: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: popupQuery(id).queryKey });
      await refreshPopups(client);
    },
  });
}

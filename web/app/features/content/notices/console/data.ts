import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { consoleNoticePaths } from '@ieum/contract/content/notices/paths.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ConsoleNotice, ConsoleNoticeRow } from '@ieum/contract/content/notices/endpoints.ts';
export type NoticeDraft = Call<typeof consoleNotices.create>['body'];

const api = apiOf<typeof consoleNotices>(consoleNoticePaths);
export const PAGE = 20;

interface NoticeListParams {
  searchValue: string | undefined;
  state: PublicationState | undefined;
  page: number;
  sort: Sort | undefined;
}

export const noticeListQuery = listQueryOf({
  key: ['console-notices', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<NoticeListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { notifications: [] },
});

export const noticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-notices', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _notification: id }, signal })).notification,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

export const refreshNotices = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['console-notices', 'list'] });

export const setNoticeActive = (id: string, isActive: boolean) =>
  api.revise({ params: { _notification: id }, body: { isActive } });

/** Creates a notice, or saves one over the version that the form started from. */
export function useSaveNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, draft, version }: { id?: string; draft: NoticeDraft; version?: number }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _notification: id }, body: { ...draft, version } }),
    onSuccess: () => refreshNotices(client),
  });
}

export function useRemoveNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { _notification: id } }),
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: noticeQuery(id).queryKey });
      await refreshNotices(client);
    },
  });
}

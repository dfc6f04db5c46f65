import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { RemovalDraft } from '@ieum/contract/foundation/approvals/removals.ts';
import type { boardComments } from '@ieum/contract/content/boards/comment-endpoints.ts';
import type { boardCodes, consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import { boardCodePaths, boardCommentPaths, consoleBoardPaths } from '@ieum/contract/content/boards/paths.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type {
  ConsoleBoard,
  ConsoleBoardCode,
  ConsoleBoardRow,
  ConsoleComment,
} from '@ieum/contract/content/boards/schemas.ts';
export type BoardDraft = Call<typeof consoleBoards.create>['body'];
export type BoardCodeDraft = Call<typeof boardCodes.create>['body'];

const api = apiOf<typeof consoleBoards>(consoleBoardPaths);
const commentsApi = apiOf<Pick<typeof boardComments, 'revise'>>(boardCommentPaths);
const codesApi = apiOf<typeof boardCodes>(boardCodePaths);
export const PAGE = 20;
const COMMENTS = 20;

interface BoardListParams {
  searchValue: string | undefined;
  state: PublicationState | undefined;
  code: string | undefined;
  reported: 'true' | 'false' | undefined;
  page: number;
  sort: Sort | undefined;
}

export const boardListQuery = listQueryOf({
  key: ['console-boards', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<BoardListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { boards: [] },
});

export const boardQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-boards', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _board: id }, signal })).board,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });

export const refreshBoards = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['console-boards', 'list'] });

export const setBoardActive = (id: string, isActive: boolean) =>
  api.revise({ params: { _board: id }, body: { isActive } });

const removeBoard = (id: string) => api.remove({ params: { _board: id } });

export const removeBoards = (body: RemovalDraft) => api.removeMany({ body });

/** Creates a post, or saves one over the version that the form started from. */
export function useSaveBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      draft,
      version,
    }: {
      id?: string | undefined;
      draft: BoardDraft;
      version?: number | undefined;
    }) =>
      id === undefined
        ? api.create({ body: draft })
        : api.revise({ params: { _board: id }, body: { ...draft, version } }),
    onSuccess: () => refreshBoards(client),
  });
}

export function useRemoveBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeBoard,
    onSuccess: async (_answer, id) => {
      client.removeQueries({ queryKey: boardQuery(id).queryKey });
      await refreshBoards(client);
    },
  });
}

/** The comments of a post, or those with reports that wait for a decision. */
export const commentsQuery = (id: string, isReported: boolean) =>
  infiniteQueryOptions({
    queryKey: ['console-boards', 'comments', id, isReported],
    queryFn: ({ pageParam, signal }) =>
      api.listComments({
        params: { _board: id },
        query: { limit: COMMENTS, after: pageParam, ...(isReported && { reported: 'true' as const }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const refreshComments = (client: QueryClient, boardId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['console-boards', 'comments', boardId] }),
    refreshBoards(client),
  ]);

/** Deletes a comment or dismisses its reports. */
export function useSettleComment(boardId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isRemoved }: { id: string; isRemoved: boolean }) => {
      const params = { _board: boardId, _comment: id };
      return isRemoved ? api.removeComment({ params }) : api.dismissReports({ params });
    },
    onSettled: () => refreshComments(client, boardId),
  });
}

/** Changes the text of a comment. */
export function useReviseComment(boardId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; content: string; reason: string }) =>
      commentsApi.revise({ params: { _board: boardId, _comment: id }, body }),
    onSettled: () => refreshComments(client, boardId),
  });
}

/** There are never more boards than fit on one page. */
const EVERY_CODE = 100;

export const codesQuery = queryOptions({
  queryKey: ['console-boards', 'codes'],
  queryFn: async ({ signal }) => (await codesApi.list({ query: { limit: EVERY_CODE }, signal })).boardCodes,
});

function useCodeCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['console-boards'] }),
  });
}

export const useSaveCode = () =>
  useCodeCall(
    ({
      id,
      draft,
      version,
    }: {
      id: string | undefined;
      draft: BoardCodeDraft;
      version?: number | undefined;
    }) =>
      id === undefined
        ? codesApi.create({ body: draft })
        : codesApi.revise({ params: { _code: id }, body: { ...draft, version } }),
  );

export const useRemoveCode = () => useCodeCall((id: string) => codesApi.remove({ params: { _code: id } }));

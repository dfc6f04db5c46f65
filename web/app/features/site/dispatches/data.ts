import type { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { dispatchPaths } from '@ieum/contract/site/dispatches/paths.ts';
import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type {
  MessageChannel,
  MessagePurpose,
  MessageState,
} from '@ieum/contract/foundation/messages/enums.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import type { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { pageReader } from '#lib/api/paging.ts';

export type { ConsoleMessage, ConsoleMessageRow } from '@ieum/contract/foundation/messages/endpoints.ts';

const api = apiOf<Pick<typeof messages, 'list' | 'find'>>(messagePaths);
const desk = apiOf<typeof dispatches>(dispatchPaths);

/** Rows on one page of the list. */
export const PAGE = 20;

export interface MessageListParams {
  searchValue?: string | undefined;
  state?: MessageState | undefined;
  channel?: MessageChannel | undefined;
  purpose?: MessagePurpose | undefined;
  /** A member's id. */
  _user?: string | undefined;
  /** One text of an administrator. */
  _dispatch?: string | undefined;
  /** Seoul days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page: number;
}

type Page = Reply<typeof messages.list>;

function readPage(listParams: MessageListParams, client: QueryClient, signal: AbortSignal): Promise<Page> {
  const { page, ...filter } = listParams;
  return pageReader({
    page,
    size: PAGE,
    read: (part) => api.list({ query: { ...filter, limit: PAGE, ...part }, signal }),
    before: () => client.ensureQueryData(messageListQuery({ ...listParams, page: page - 1 })),
    nothing: { messages: [] },
  });
}

const listKey = ['console-messages', 'list'] as const;
const BUSY_MS = 5000;
/** Two minutes: an open page alone must not extend an administrator's session. */
const MOST_LOOKS = 24;

const isOnItsWay = ({ state, nextAttemptAt }: Page['messages'][number]) =>
  state === 'QUEUED' && nextAttemptAt === null;

/** A page of the list, loaded again while some of it is being sent. */
export const messageListQuery = (listParams: MessageListParams) =>
  queryOptions({
    queryKey: [...listKey, listParams],
    queryFn: ({ client, signal }) => readPage(listParams, client, signal),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MOST_LOOKS && state.data?.messages.some(isOnItsWay) ? BUSY_MS : false,
    staleTime: 0,
  });

/** One complete message; the server records that it was read. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-messages', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _message: id }, signal })).message,
    refetchOnWindowFocus: false,
  });

/** Sends a failed one again. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => desk.retry({ params: { _message: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['console-messages'] }),
  });
}

/** Reschedules or cancels a delayed message. */
export function useWaiting(id: string) {
  const client = useQueryClient();
  const params = { _message: id };
  return useMutation({
    mutationFn: async (leavesAt: string | undefined) =>
      leavesAt === undefined
        ? (await desk.stop({ params })).message
        : (await desk.setTime({ params, body: { leavesAt } })).message,
    onSettled: () => client.invalidateQueries({ queryKey: ['console-messages'] }),
  });
}

export type Letter =
  | ({ channel: 'SMS' } & Call<typeof dispatches.sendMessage>['body'])
  | ({ channel: 'EMAIL' } & Call<typeof dispatches.sendEmail>['body']);

/** Sends a text to members. */
export function useDispatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ channel, ...letter }: Letter) => {
      if ('message' in letter) return (await desk.sendMessage({ body: letter })).message;
      return (await desk.sendEmail({ body: letter })).email;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

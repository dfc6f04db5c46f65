import type { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { dispatchPaths } from '@ieum/contract/site/dispatches/paths.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Call, Reply } from '@ieum/contract/common/endpoint.ts';
import type {
  MessageChannel,
  MessagePurpose,
  MessageState,
} from '@ieum/contract/foundation/messages/enums.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import type { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, sortHeader } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

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

const listKey = ['console-messages', 'list'] as const;
const BUSY_MS = 5000;
/** Two minutes: an open page alone must not extend an administrator's session. */
const MAX_LOOKS = 24;

const isOnItsWay = ({ state, nextAttemptAt }: Page['messages'][number]) =>
  state === 'QUEUED' && nextAttemptAt === null;

const pageQuery = listQueryOf<MessageListParams, Page>({
  key: listKey,
  size: PAGE,
  call: (input) => api.list(input),
  nothing: { messages: [] },
});

/** Exports the filtered list as a workbook; the server records who did and why. */
export const downloadMessages = (
  filter: Omit<MessageListParams, 'page'>,
  sort: Sort | undefined,
  reason: string,
): Promise<void> =>
  download(messagePaths.export, { query: { ...filter, reason }, headers: sortHeader(sort) });

/** A page of the list, loaded again while some of it is being sent. */
export const messageListQuery = (listParams: MessageListParams) =>
  queryOptions({
    ...pageQuery(listParams),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MAX_LOOKS && state.data?.messages.some(isOnItsWay) ? BUSY_MS : false,
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

/** The delivery of a dispatch, read again while some of it is being sent. */
export const dispatchQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-messages', 'dispatch', id],
    queryFn: async ({ signal }) => (await desk.find({ params: { _dispatch: id }, signal })).dispatch,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MAX_LOOKS && state.data?.state === 'QUEUED' ? BUSY_MS : false,
    staleTime: 0,
  });

/** Stops what has not left yet. */
export function useStopDispatch(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await desk.stopAll({ params: { _dispatch: id } })).dispatch,
    onSettled: () => client.invalidateQueries({ queryKey: ['console-messages'] }),
  });
}

const mailsKey = ['console-mails'] as const;

/** The kinds of e-mail that the product sends. */
export const mailKindsQuery = queryOptions({
  queryKey: [...mailsKey, 'list'],
  queryFn: async ({ signal }) => (await desk.listMails({ signal })).mails,
  staleTime: Infinity,
});

/** One kind of e-mail filled with sample values. */
export const sampleMailQuery = (kind: string, language: Locale) =>
  queryOptions({
    queryKey: [...mailsKey, kind, language],
    queryFn: async ({ signal }) =>
      (await desk.findMail({ params: { mail: kind }, query: { locale: language }, signal })).mail,
    staleTime: Infinity,
  });

/** Sends a sample to the administrator's own address. */
export const useTrial = (kind: string, language: Locale) =>
  useMutation({
    mutationFn: async (key: string) =>
      (await desk.tryMail({ params: { mail: kind }, body: { locale: language, key } })).email,
  });

export type Letter =
  | ({ channel: 'SMS' } & Call<typeof dispatches.sendMessage>['body'])
  | ({ channel: 'EMAIL' } & Call<typeof dispatches.sendEmail>['body']);

/** Sends a text to members. */
export function useDispatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ channel, ...letter }: Letter) => {
      // Nothing where it was stored as a request for approval instead.
      if ('message' in letter) return (await desk.sendMessage({ body: letter })).message;
      return (await desk.sendEmail({ body: letter })).email;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export type GroupLetter = Call<typeof dispatches.sendToGroup>['body'];
export type TrialLetter = Call<typeof dispatches.tryText>['body'];
type GroupQuestion = Call<typeof dispatches.previewGroup>['body'];

/** How many members match conditions, and the first of them. */
export const groupPreviewQuery = (question: GroupQuestion) =>
  queryOptions({
    queryKey: ['console-messages', 'group', question],
    queryFn: async ({ signal }) => (await desk.previewGroup({ body: question, signal })).group,
    placeholderData: keepPreviousData,
  });

/** Sends a text to a group. */
export function useGroupDispatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (letter: GroupLetter) => (await desk.sendToGroup({ body: letter })).dispatch,
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

/** Sends the text that is being composed to the administrator. */
export const useTextTrial = () =>
  useMutation({ mutationFn: (letter: TrialLetter) => desk.tryText({ body: letter }) });

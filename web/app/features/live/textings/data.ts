import type {
  Texting,
  TextingAddressee,
  TextingPreview,
  textings,
} from '@ieum/contract/live/textings/endpoints.ts';
import { textingPaths } from '@ieum/contract/live/textings/paths.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf, type CallOf } from '#lib/api/api.ts';

export type { Texting, TextingAddressee, TextingPreview };

const api = apiOf<typeof textings>(textingPaths);
const KEY = 'textings';
/** How many texts, and how many addressees of one text, a screen shows at once. */
export const TEXTS = 20;
const ADDRESSEES = 100;
/** While a text may still be on its way. */
const EVERY_MS = 5000;

/** The recipients of a text, and the meeting it is about. */
export interface Recipients {
  recruitmentId: string;
  meetingId: string | null;
  /** Ids of applications. */
  ids: readonly string[];
}

/** The recipients of a text, and the values of its placeholders. */
export const previewQuery = ({ recruitmentId, meetingId, ids }: Recipients) =>
  queryOptions({
    queryKey: [KEY, 'preview', recruitmentId, meetingId, ids],
    queryFn: async ({ signal }) => {
      const body = { _recruitment: recruitmentId, _meeting: meetingId, addressees: [...ids] };
      return (await api.preview({ body, signal })).preview;
    },
    staleTime: 0,
    retry: false,
  });

/** A page of the company's texts, the newest first. */
export const textingsQuery = (page: number) =>
  queryOptions({
    queryKey: [KEY, 'list', page],
    queryFn: ({ signal }) => api.list({ query: { limit: TEXTS, skip: (page - 1) * TEXTS }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.textings.some(isOnItsWay) ? EVERY_MS : false),
  });

/** Whether the delivery of a text can still change soon. */
const isOnItsWay = ({ state, figures }: Texting): boolean =>
  state === 'WAITING' || (state === 'SENT' && figures.QUEUED > 0);

/** The addressees of a text with the delivery to each. */
export const addresseesQuery = (id: string, figures: Texting['figures']) =>
  queryOptions({
    queryKey: [KEY, 'addressees', id, figures],
    queryFn: async ({ signal }) => {
      const call = { params: { _texting: id }, query: { limit: ADDRESSEES }, signal };
      const first = await api.addressees(call);
      const rest = first.next
        ? await api.addressees({ ...call, query: { limit: ADDRESSEES, after: first.next } })
        : undefined;
      return [...first.addressees, ...(rest?.addressees ?? [])];
    },
    placeholderData: keepPreviousData,
  });

/** Everything that shows texts is read again after a change. */
function useTextingCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

export interface TextingDraft extends Recipients {
  message: string;
  /** The draft that it continues. */
  draft?: { id: string; version: number } | undefined;
}

type Body = CallOf<(typeof textings)['send']>['body'];
const bodyOf = ({ recruitmentId, meetingId, ids, message }: TextingDraft): Omit<Body, 'key'> => ({
  _recruitment: recruitmentId,
  _meeting: meetingId,
  addressees: [...ids],
  message,
});

/** Sends a text; a repeated press after a lost answer sends nothing again. */
export const useSend = () =>
  useTextingCall(async ({ written, key }: { written: TextingDraft; key: string }) => {
    const { draft } = written;
    const body = { ...bodyOf(written), key, ...(draft && { _texting: draft.id }) };
    return (await api.send({ body })).message;
  });

/** Sends the text to the own number, once for each press. */
export const useTryOut = () =>
  useTextingCall(async ({ recruitmentId, meetingId, message }: TextingDraft) => {
    const body = { _recruitment: recruitmentId, _meeting: meetingId, message, key: crypto.randomUUID() };
    return (await api.tryOut({ body })).to;
  });

/** Stores a text as a draft, or changes the draft that it continues. */
export const useSaveDraft = () =>
  useTextingCall(async (written: TextingDraft) => {
    const { draft, message, ids, meetingId } = written;
    if (!draft) return (await api.create({ body: bodyOf(written) })).texting;
    const body = { message, addressees: [...ids], _meeting: meetingId, version: draft.version };
    return (await api.revise({ params: { _texting: draft.id }, body })).texting;
  });

/** Cancels a text, or the part that still waits for the morning. */
export const useStop = () =>
  useTextingCall(async (id: string) => (await api.stop({ params: { _texting: id } })).texting);

/** Deletes a draft. */
export const useRemove = () => useTextingCall((id: string) => api.remove({ params: { _texting: id } }));

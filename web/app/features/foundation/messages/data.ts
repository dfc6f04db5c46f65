import type { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, type Send } from '#lib/api/api.ts';

export type { OutboxMessage } from '@ieum/contract/foundation/messages/endpoints.ts';

const POLL_MILLISECONDS = 4000;

const readMessages = (send?: Send, signal?: AbortSignal) =>
  apiOf<typeof messages>(messagePaths, send).outbox({ signal, isBackground: true });

/** Loads the page only where the server shows its messages: outside a demonstration the response is 404. */
export async function throwOutsideDemo(send?: Send): Promise<null> {
  await readMessages(send);
  return null;
}

/** The messages of the service, newest first, read again every few seconds. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async ({ signal }) => (await readMessages(undefined, signal)).messages,
  refetchInterval: POLL_MILLISECONDS,
  staleTime: 0,
});

import type { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { inboxPaths } from '@ieum/contract/foundation/notifications/paths.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { readSession } from '#lib/session/session.ts';

export type { InboxItem } from '@ieum/contract/foundation/notifications/endpoints.ts';

const api = apiOf<typeof inbox>(inboxPaths);

/** Every query about the inbox begins with this key. */
export const INBOX = 'inbox';

const SHOWN = 10;
const POLL_MILLISECONDS = 60_000;

/** An administrator's session ends without activity: an open page alone must not extend it. */
function pollMilliseconds(): number | false {
  const session = readSession();
  return session.state === 'in' && !session.isConsole && POLL_MILLISECONDS;
}

/** The newest items with the unread count; read again each minute and when the page becomes visible. */
export const newestQuery = queryOptions({
  queryKey: [INBOX, 'newest'],
  queryFn: ({ signal }) => api.list({ query: { limit: SHOWN }, signal, isBackground: true }),
  refetchInterval: pollMilliseconds,
  refetchOnWindowFocus: 'always',
});

/** All items, or the unread ones, page by page. */
export const itemsQuery = (isUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [INBOX, 'list', isUnread],
    queryFn: ({ pageParam, signal }) =>
      api.list({
        query: { ...(isUnread && { unread: 'true' }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** Marks one item as read, also while the page is being closed; returns the unread count. */
export const readItem = async (id: string): Promise<number> =>
  (await api.read({ params: { _item: id }, keepalive: true })).unread;

/** Marks all as read. */
export const readAllItems = async (): Promise<number> => (await api.readAll()).unread;

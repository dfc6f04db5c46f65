import type { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/toast/toast-error.ts';
import { INBOX, newestQuery, readAllItems, readItem, type InboxItem } from './data.ts';

type Page = Reply<typeof inbox.list>;

const isRead = (id: string | undefined) => (item: InboxItem) => id === undefined || item._id === id;

/** Shows items as read at once; all of them without an id. */
function showRead(client: QueryClient, id: string | undefined): void {
  const readAt = new Date().toISOString();
  const readPage = (page: Page): Page => ({
    ...page,
    items: page.items.map((item) => (isRead(id)(item) && !item.readAt ? { ...item, readAt } : item)),
  });
  client.setQueryData(newestQuery.queryKey, (page) => page && readPage(page));
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: [INBOX, 'list'] },
    (data) => data && { ...data, pages: data.pages.map(readPage) },
  );
}

/** The unread count, in all components that show it. */
export function showUnread(client: QueryClient, unread: number): void {
  client.setQueryData(newestQuery.queryKey, (page) => page && { ...page, unread });
}

/** Marks one item as read by opening it, or all by a press. */
export function useMarkRead() {
  const client = useQueryClient();
  const handlers = {
    scope: { id: INBOX },
    onSuccess: (unread: number) => showUnread(client, unread),
    onError: (error: Error) => {
      void client.invalidateQueries({ queryKey: [INBOX] });
      toastError(error);
    },
  };
  const { mutate: sendRead } = useMutation({ ...handlers, mutationFn: readItem });
  const all = useMutation({
    ...handlers,
    mutationFn: readAllItems,
    onMutate: () => {
      showRead(client, undefined);
      showUnread(client, 0);
    },
  });

  function read(item: InboxItem): void {
    if (item.readAt) return;
    const { unread = 1 } = client.getQueryData(newestQuery.queryKey) ?? {};
    showRead(client, item._id);
    showUnread(client, Math.max(0, unread - 1));
    sendRead(item._id);
  }

  return { read, readAll: all.mutate, isReadingAll: all.isPending };
}

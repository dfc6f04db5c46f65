import { z } from 'zod';
import { Flag, Id, ListHeaders, listOf, listPart } from '../../common/schemas.ts';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { listNotificationKinds } from './kinds.ts';
import { inboxPaths } from './paths.ts';

// The inbox: notifications of members

/** One notification, in the reader's language. */
export const InboxItem = z.object({
  _id: z.string().max(64),
  // Read late: each module defines its own kinds.
  kind: z.lazy(() => z.enum(listNotificationKinds())),
  title: z.string().max(500),
  /** The text below the title; empty where the title says everything. */
  text: z.string().max(1000),
  /** The page that the notification links to, a path of this product. */
  link: z.string().max(300),
  createdAt: z.string().max(40),
  readAt: z.string().max(40).nullable(),
});
export type InboxItem = z.infer<typeof InboxItem>;

/** The number of unread items, at most 10,000. */
const unread = z.int();

export const inbox = endpointsOf('inbox', {
  /** The newest first; with `unread=true` only the unread ones. */
  list: endpoint({
    ...inboxPaths.list,
    summary: "List the caller's notifications",
    query: z.object({ unread: Flag.optional(), ...listPart }),
    headers: ListHeaders,
    response: listOf('items', InboxItem).extend({ unread }),
  }),
  /** Marking an item as read again changes nothing. */
  read: endpoint({
    ...inboxPaths.read,
    summary: 'Mark a notification as read',
    params: z.object({ _item: Id }),
    response: z.object({ unread }),
  }),
  readAll: endpoint({
    ...inboxPaths.readAll,
    summary: 'Mark all notifications as read',
    response: z.object({ unread }),
  }),
});

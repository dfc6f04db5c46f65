import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** One text that an administrator sent to several members; the text itself is stored in its messages only. */
export const dispatches = pgTable(
  'dispatches',
  {
    id: id(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    addresseeCount: integer('addressee_count').notNull(),
    /** Identifies the request, so that it is not sent again. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispatches_fingerprint').on(table.fingerprint),
    index('dispatches_sender').on(table.senderId),
  ],
);
export type DispatchRow = typeof dispatches.$inferSelect;

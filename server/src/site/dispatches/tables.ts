import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import type { GroupConditions } from '@ieum/contract/site/dispatches/drafts.ts';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

export type Conditions = Omit<GroupConditions, '_level'> & { levelId?: string | undefined };

/** A message to a group that is still being written. */
export interface GroupPlan {
  group: Conditions;
  subject: string;
  body: string;
  isAdvertising: boolean;
}

/** One message that an administrator sent to several members; its copies are in `messages`, and until they are written it is in `plan`. */
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
    /**
     * The messages that are still to be written to a group; null once they are written or the dispatch is
     * stopped.
     */
    plan: jsonb('plan').$type<GroupPlan>(),
    /** The last member of the group whose message is written. */
    writtenUntil: uuid('written_until'),
    /** How many messages of a stopped dispatch were never written. */
    unwrittenCount: integer('unwritten_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispatches_fingerprint').on(table.fingerprint),
    index('dispatches_sender').on(table.senderId),
    index('dispatches_writing')
      .on(table.createdAt)
      .where(sql`plan is not null`),
  ],
);
export type DispatchRow = typeof dispatches.$inferSelect;

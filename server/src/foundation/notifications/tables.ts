import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** A member's notification as data: its text is generated in the reader's language. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    /** A path of this product. */
    link: text('link').notNull(),
    /** A member whom the text names beside the reader; the item is deleted when that member is erased. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies the occurrence, so that a member is notified of it once. */
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    uniqueIndex('inbox_items_once').on(table.key, table.userId),
    index('inbox_items_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('inbox_items_unread')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    index('inbox_items_created').on(table.createdAt),
    index('inbox_items_about').on(table.aboutUserId),
  ],
);
export type InboxItemRow = typeof inboxItems.$inferSelect;

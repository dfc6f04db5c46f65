import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/columns.ts';

/** Every SMS and e-mail on its way out, and what became of it. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channel: text('channel').$type<'SMS' | 'EMAIL'>().notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    state: text('state').$type<'QUEUED' | 'SENT' | 'FAILED'>().notNull().default('QUEUED'),
    /** Holds a code or a password: forgotten once it has left, except in the demo world. */
    isSecret: boolean('is_secret').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('messages_created').on(table.createdAt.desc().nullsFirst(), table.id)],
);
export type MessageRow = typeof messages.$inferSelect;

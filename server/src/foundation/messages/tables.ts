import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  MessageChannel,
  MessageGroup,
  MessagePurpose,
  MessageState,
  WithheldReason,
} from '@ieum/contract/foundation/messages/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { dispatches } from '#site/dispatches/tables.ts';
import { users } from '#account/users/tables.ts';

/** Every SMS and e-mail on its way out, and what became of it. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    purpose: text('purpose').$type<MessagePurpose>().notNull().default('SERVICE'),
    /** Whose address it is; null for a phone without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whom the text names, if it is somebody else than its reader. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    to: text('to').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    state: text('state').$type<MessageState>().notNull().default('QUEUED'),
    withheldReason: text('withheld_reason').$type<WithheldReason>(),
    /** Holds a code or a password: forgotten once it has left, except in the demo world. */
    isSecret: boolean('is_secret').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Waits until then, for the morning; null waits for nothing but its turn. */
    nextAttemptAt: instant('next_attempt_at'),
    /** What it is about, in words of the module that queued it, to take it back while it waits. */
    topic: text('topic'),
    /** Which text of an administrator it is a copy of. */
    dispatchId: uuid('dispatch_id').references(() => dispatches.id, { onDelete: 'set null' }),
    /** The provider's receipt. */
    providerId: text('provider_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('messages_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('messages_waiting')
      .on(table.nextAttemptAt)
      .where(sql`state = 'QUEUED' and next_attempt_at is not null`),
    index('messages_user').on(table.userId),
    index('messages_dispatch').on(table.dispatchId),
    index('messages_about').on(table.aboutUserId),
    index('messages_topic')
      .on(table.topic)
      .where(sql`state = 'QUEUED' and topic is not null`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Each yes and no to advertising as it was said, never rewritten; the newest of a kind counts. */
export const advertisingConsents = pgTable(
  'advertising_consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** NIGHT goes with SMS, from 21:00 to 08:00. */
    kind: text('kind').$type<'EMAIL' | 'SMS' | 'NIGHT'>().notNull(),
    isGranted: boolean('is_granted').notNull(),
    source: text('source').$type<'SETTINGS' | 'LINK'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('advertising_consents_newest').on(table.userId, table.kind, table.at)],
);

/** What a user wants to be told by e-mail and SMS; a group without a row follows the defaults. */
export const messageSettings = pgTable(
  'message_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('kind_group').$type<MessageGroup>().notNull(),
    isEmailOn: boolean('is_email_on').notNull(),
    isSmsOn: boolean('is_sms_on').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.group] })],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  MessageChannel,
  MessageGroup,
  MessagePurpose,
  MessageState,
  WithheldReason,
} from '@ieum/contract/foundation/messages/enums.ts';
import type { MessageRoute } from '@ieum/contract/common/message-delivery.ts';
import { id, instant } from '#kit/db/columns.ts';
import type { MessageTemplate } from '#platform/delivery/sms.ts';
import { dispatches } from '#site/dispatches/tables.ts';
import { users } from '#account/users/tables.ts';
import type { MailContent } from './mail/mail-content.ts';

/** Every outgoing SMS and e-mail, and its result. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    purpose: text('purpose').$type<MessagePurpose>().notNull().default('SERVICE'),
    /** The recipient's account; null for a phone without one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member whom the text names, if it is not the recipient. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    to: text('to').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** The source of an e-mail's HTML; null for text messages, and once a secret was sent. */
    mailContent: jsonb('letter').$type<MailContent>(),
    state: text('state').$type<MessageState>().notNull().default('QUEUED'),
    withheldReason: text('withheld_reason').$type<WithheldReason>(),
    /** Contains a code or a password: cleared once it was sent, except in the demo. */
    isSecret: boolean('is_secret').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Not sent before this time, for example in the morning; null means as soon as possible. */
    nextAttemptAt: instant('next_attempt_at'),
    /** The subject matter, named by the module that queued it, to cancel it while it waits. */
    topic: text('topic'),
    /** The dispatch of an administrator that it belongs to. */
    dispatchId: uuid('dispatch_id').references(() => dispatches.id, { onDelete: 'set null' }),
    /** The kind and the values of a text message that may be sent as 알림톡. */
    template: jsonb('template').$type<MessageTemplate>(),
    /** How the provider took a text message; null while none did. */
    route: text('route').$type<MessageRoute>(),
    /** The provider's receipt. */
    providerId: text('provider_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('messages_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('messages_state').on(
      table.state,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_channel').on(
      table.channel,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_purpose').on(
      table.purpose,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('messages_waiting')
      .on(table.nextAttemptAt)
      .where(sql`state = 'QUEUED' and next_attempt_at is not null`),
    index('messages_user').on(table.userId),
    uniqueIndex('messages_dispatch').on(table.dispatchId, table.userId),
    index('messages_about').on(table.aboutUserId),
    index('messages_topic')
      .on(table.topic)
      .where(sql`state = 'QUEUED' and topic is not null`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** Each consent and opt-out as it was given, never rewritten; the newest of a kind counts. */
export const advertisingConsents = pgTable(
  'advertising_consents',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** NIGHT requires SMS; from 21:00 to 08:00. */
    kind: text('kind').$type<'EMAIL' | 'SMS' | 'NIGHT'>().notNull(),
    isGranted: boolean('is_granted').notNull(),
    source: text('source').$type<'SETTINGS' | 'LINK'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('advertising_consents_newest').on(table.userId, table.kind, table.at)],
);

/** Which notifications a user wants by e-mail and SMS; a group without a row has the defaults. */
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

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatMessageType } from '@ieum/contract/assistant/chat/enums.ts';
import type { ChatSource } from '@ieum/contract/assistant/chat/schemas.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';
import type { ModelFailure } from '#platform/language-model/language-model.ts';

/** A conversation with the assistant, of a member or of a browser tab. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the session id of the tab that began it; null once it belongs to a member. */
    sessionDigest: text('session_digest'),
    /** Counted with each message. */
    messageCount: integer('message_count').notNull().default(0),
    /** Questions to which nothing was found since the conversation was last closed. */
    unansweredCount: integer('unanswered_count').notNull().default(0),
    closedAt: instant('closed_at'),
    lastMessageAt: instant('last_message_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chat_rooms_user').on(table.userId, table.lastMessageAt),
    index('chat_rooms_newest').on(table.lastMessageAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('chat_rooms_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('chat_rooms_unresolved_first').on(
      sql`(${table.closedAt} is null and ${table.unansweredCount} > 0) desc`,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('chat_rooms_unanswered')
      .on(table.lastMessageAt, table.id)
      .where(sql`closed_at is null and unanswered_count > 0`),
    check('chat_rooms_owner', sql`(user_id is null) <> (session_digest is null)`),
  ],
);
export type ChatRoomRow = typeof chatRooms.$inferSelect;

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    type: text('type').$type<ChatMessageType>().notNull(),
    content: text('content').notNull(),
    /** False while a reply is being prepared. */
    isDone: boolean('is_done').notNull().default(true),
    sources: jsonb('sources').$type<ChatSource[]>().notNull().default([]),
    suggestsInquiry: boolean('suggests_inquiry').notNull().default(false),
    /** A question to which nothing was found, until an administrator has seen to it. */
    isUnanswered: boolean('is_unanswered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_room').on(table.roomId, table.id),
    uniqueIndex('chat_messages_one_reply')
      .on(table.roomId)
      .where(sql`not is_done`),
    index('chat_messages_unanswered')
      .on(table.id.desc().nullsFirst())
      .where(sql`is_unanswered`),
  ],
);
export type ChatMessageRow = typeof chatMessages.$inferSelect;

/**
 * The use of the language model on a day in Seoul; its tokens are counted before each call, and corrected after
 * it.
 */
export const chatModelDays = pgTable(
  'chat_model_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    tokens: integer('tokens').notNull().default(0),
    answers: integer('answers').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** Questions that were answered without the model because the tokens were used up. */
    declined: integer('declined').notNull().default(0),
    lastFailure: text('last_failure').$type<ModelFailure>(),
  },
  (table) => [check('chat_model_days_tokens', sql`${table.tokens} >= 0`)],
);
export type ModelDayRow = typeof chatModelDays.$inferSelect;

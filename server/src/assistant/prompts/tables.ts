import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';

/** Suggested questions of the chat with ready replies; a bounded number, so that a search reads all of them. */
export const chatPrompts = pgTable(
  'chat_prompts',
  {
    id: id(),
    /** The value of a group in the setting; one whose group was removed is not shown by the chat. */
    group: text('group').notNull(),
    query: text('query').notNull(),
    reply: text('reply').notNull(),
    /** Its place in its group; equal places are in the order of writing. */
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('chat_prompts_order').on(table.group, table.position, table.id)],
);
export type ChatPromptRow = typeof chatPrompts.$inferSelect;

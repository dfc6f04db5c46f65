import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#kit/db/columns.ts';

/** Which session searched for which words on which Seoul day, where something was found; old days are deleted. */
export const searchedWords = pgTable(
  'searched_words',
  {
    day: date('day', { mode: 'string' }).notNull(),
    words: text('words').notNull(),
    session: text('session').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.words, table.day, table.session] }),
    index('searched_words_day').on(table.day),
  ],
);

/** Words that are never shown to others, however many sessions search for them. */
export const hiddenWords = pgTable('hidden_words', {
  words: text('words').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

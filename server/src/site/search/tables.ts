import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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

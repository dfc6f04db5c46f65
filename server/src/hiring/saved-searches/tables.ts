import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SavedFilter } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** Filters of the list of recruitments that persons keep under names. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Each search of a person takes one of twenty places, so that concurrent calls cannot save more. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<SavedFilter>().notNull(),
    isNotified: boolean('is_notified').notNull().default(true),
    /** Recruitments published after this moment are new to its person. */
    seenUntil: instant('seen_until').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_searches_name').on(table.userId, table.name),
    uniqueIndex('saved_searches_place').on(table.userId, table.place),
    index('saved_searches_waiting')
      .on(table.userId, table.seenUntil)
      .where(sql`is_notified`),
    check('saved_searches_places', sql`place between 1 and 20`),
  ],
);
export type SavedSearchRow = typeof savedSearches.$inferSelect;

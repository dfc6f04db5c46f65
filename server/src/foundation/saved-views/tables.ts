import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ListDensity } from '@ieum/contract/foundation/saved-views/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** How administrators look at lists of the console, under names of their own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    /** Each view takes one of twenty places of its list, so that concurrent calls cannot save more. */
    place: smallint('slot').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    order: jsonb('column_order').$type<string[]>().notNull(),
    hidden: jsonb('hidden_columns').$type<string[]>().notNull(),
    density: text('density').$type<ListDensity>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_slot').on(table.userId, table.list, table.place),
    uniqueIndex('saved_views_name').on(table.userId, table.list, table.name),
    uniqueIndex('saved_views_default')
      .on(table.userId, table.list)
      .where(sql`is_default`),
    check('saved_views_quota', sql`slot between 1 and 20`),
  ],
);
export type SavedViewRow = typeof savedViews.$inferSelect;

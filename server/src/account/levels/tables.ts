import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';

export const userLevels = pgTable(
  'user_levels',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    minPoints: bigint('min_points', { mode: 'number' }).notNull().default(0),
    benefits: text('benefits').notNull().default(''),
    /** The level of every member who has none of their own; exactly one level is the default. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Counts the changes. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_levels_code').on(table.code),
    uniqueIndex('user_levels_default')
      .on(table.isDefault)
      .where(sql`is_default`),
  ],
);
export type LevelRow = typeof userLevels.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReportPeriod } from '@ieum/contract/site/reports/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** The questions that administrators saved, each under a name of its own. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Each report takes one of thirty places of its administrator, so that concurrent calls cannot save more. */
    place: smallint('slot').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    split: text('split').notNull(),
    period: text('period').$type<ReportPeriod>().notNull(),
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    isWeekly: boolean('is_weekly').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_reports_slot').on(table.userId, table.place),
    uniqueIndex('saved_reports_name').on(table.userId, table.name),
    uniqueIndex('saved_reports_weekly')
      .on(table.id)
      .where(sql`is_weekly`),
    check('saved_reports_quota', sql`slot between 1 and 30`),
    check(
      'saved_reports_days',
      sql`(period = 'OWN') = (from_day is not null and to_day is not null and from_day <= to_day)`,
    ),
    check('saved_reports_changes', sql`not (is_weekly and period = 'OWN')`),
  ],
);
export type SavedReportRow = typeof savedReports.$inferSelect;

/**
 * The counts of each measure by finished Seoul day, so that no figure counts a million rows; `split` is empty
 * for all rows together. They are counted again each night.
 */
export const measureDays = pgTable(
  'measure_days',
  {
    kind: text('kind').notNull(),
    split: text('split').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.split, table.day, table.key] })],
);

/** The days of a measure and split whose counts are complete: from the first one to that before the last. */
export const measureProgress = pgTable(
  'measure_progress',
  {
    kind: text('kind').notNull(),
    split: text('split').notNull(),
    countedFrom: date('counted_from', { mode: 'string' }).notNull(),
    countedUntil: date('counted_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.split] })],
);

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { DataExportState } from '@ieum/contract/site/data-exports/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** A member's request for everything that is stored about them. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of the request in Seoul. */
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state').$type<DataExportState>().notNull().default('PREPARING'),
    /** The language of the page inside the archive. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Where the present attempt writes the archive; null before the first and once it is removed. */
    storageKey: text('storage_key'),
    size: bigint('size', { mode: 'number' }),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('data_exports_day')
      .on(table.userId, table.day)
      .where(sql`state <> 'FAILED'`),
    uniqueIndex('data_exports_preparing')
      .on(table.userId)
      .where(sql`state = 'PREPARING'`),
    index('data_exports_latest').on(table.userId, table.requestedAt.desc().nullsFirst()),
    index('data_exports_expiring')
      .on(table.expiresAt)
      .where(sql`state = 'READY'`),
    index('data_exports_waiting')
      .on(table.requestedAt)
      .where(sql`state = 'PREPARING'`),
    check('data_exports_ready', sql`state <> 'READY' or num_nulls(storage_key, size, expires_at) = 0`),
  ],
);
export type DataExportRow = typeof dataExports.$inferSelect;

import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { ImportKind, ImportState, RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';
import type { SheetCell } from '#kit/import/read-sheet.ts';

/** A workbook that an administrator sent, with its progress and result; deleted with its rows after a day. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text('kind').$type<ImportKind>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The language of the faults. */
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('CHECKED'),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    faulty: integer('faulty').notNull().default(0),
    /** How far the job is; its rows are visible once all are written. */
    written: integer('written').notNull().default(0),
    skipsFaulty: boolean('skips_faulty').notNull().default(false),
    /** Of the call that asked for the writing: why, from where, and in which session. */
    reason: text('reason'),
    address: text('address'),
    sessionId: text('session_id'),
    writingSince: instant('writing_since'),
    writtenAt: instant('written_at'),
    /** The key and the values of the text that says why nothing was written. */
    failureKey: text('failure_key'),
    failureValues: jsonb('failure_values').$type<Record<string, string | number>>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('imports_user').on(table.userId), index('imports_expiring').on(table.expiresAt)],
);
export type ImportRow = typeof imports.$inferSelect;

/** Something wrong with a row: at which column, and the key and the values of its text. */
export interface StoredFault {
  column: string;
  message: string;
  values?: Record<string, string | number>;
}

/** A row of a workbook as it was written there, and what writing it would do. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its number in the workbook. */
    number: integer('number').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    /** The beginning of its key cell. */
    key: text('key').notNull(),
    /** Its cells by the name of their column. */
    cells: jsonb('cells').$type<Record<string, SheetCell>>().notNull(),
    /** The row of the product that it is about, with its version; empty for a new one. */
    mark: text('mark').notNull(),
    faults: jsonb('faults').$type<StoredFault[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.number),
    index('import_rows_key').on(table.key),
  ],
);
export type WorkbookRow = typeof importRows.$inferSelect;

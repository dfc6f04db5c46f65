import { eq, notExists, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';
import { ngramsOf, haystackOf } from './ngrams.ts';
import type { TextTables } from './text-tables.ts';
import { plainTransaction } from '../transaction.ts';

/** A row and the parts of its text by which it is found. */
export interface Findable {
  rowId: string;
  parts: readonly string[];
}

const columnsOf = (findables: readonly Findable[]) => {
  const texts = findables.map(({ rowId, parts }) => ({ rowId, haystack: haystackOf(parts) }));
  return { texts, ngrams: texts.map(({ rowId, haystack }) => ({ rowId, ngrams: ngramsOf(haystack) })) };
};

/** Stores the searched texts of rows, in the transaction of their write. */
export async function saveTexts(
  db: Db,
  { texts, ngrams }: TextTables,
  findables: readonly Findable[],
): Promise<void> {
  if (findables.length === 0) return;
  const columns = columnsOf(findables);
  await Promise.all([
    db
      .insert(texts)
      .values(columns.texts)
      .onConflictDoUpdate({ target: texts.rowId, set: { haystack: sql`excluded.haystack` } }),
    db
      .insert(ngrams)
      .values(columns.ngrams)
      .onConflictDoUpdate({ target: ngrams.rowId, set: { ngrams: sql`excluded.grams` } }),
  ]);
}

const BATCH = 200;

/** A table whose rows are found by their texts. */
interface Source<T extends SearchedTable> {
  table: T;
  textOf: (row: T['$inferSelect'], db: Db) => Findable | Promise<Findable>;
}
type SearchedTable = PgTable & { id: PgColumn };

/** Stores the texts of rows without n-grams, as after a migration that emptied their table. */
export async function completeTexts<T extends SearchedTable>(
  db: Db,
  tables: TextTables,
  { table, textOf }: Source<T>,
): Promise<void> {
  for (;;) {
    const count = await plainTransaction(db, async (tx) => {
      const rows = await findUnsearchable(tx, table, tables);
      await saveTexts(tx, tables, await Promise.all(rows.map(async (row) => textOf(row, tx))));
      return rows.length;
    });
    if (count < BATCH) return;
  }
}

/** Rows without a searched text, locked for it. */
const findUnsearchable = <T extends SearchedTable>(
  db: Db,
  table: T,
  { ngrams }: TextTables,
): Promise<T['$inferSelect'][]> =>
  db
    .select()
    .from(table as PgTable)
    .where(notExists(db.select().from(ngrams).where(eq(ngrams.rowId, table.id))))
    .limit(BATCH)
    .for('update');

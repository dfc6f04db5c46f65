import { sql } from 'drizzle-orm';
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

/**
 * Stores the texts of rows without n-grams, as after a migration that emptied their table; `readMissing`
 * returns the next of them, locked against other writes.
 */
export async function completeTexts(
  db: Db,
  tables: TextTables,
  readMissing: (db: Db, most: number) => Promise<Findable[]>,
): Promise<void> {
  for (;;) {
    const count = await plainTransaction(db, async (tx) => {
      const missing = await readMissing(tx, BATCH);
      await saveTexts(tx, tables, missing);
      return missing.length;
    });
    if (count < BATCH) return;
  }
}

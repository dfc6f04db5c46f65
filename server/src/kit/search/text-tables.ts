import { index, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

const rowId = (idOfRow: () => AnyPgColumn) =>
  uuid('row_id').primaryKey().references(idOfRow, { onDelete: 'cascade' });

/**
 * The tables of the searched texts of another table's rows, in a module's `tables.ts`: one pair for each kind
 * of row, so that its index and its statistics are of that kind alone. The n-grams are apart from the texts,
 * so that thousands of candidates are read quickly.
 */
export const textTables = (kind: string, idOfRow: () => AnyPgColumn) => ({
  texts: pgTable(`${kind}_texts`, {
    rowId: rowId(idOfRow),
    /** The whole text, normalized for comparison. */
    haystack: text('haystack').notNull(),
  }),
  ngrams: pgTable(
    `${kind}_grams`,
    {
      rowId: rowId(idOfRow),
      /** The single characters, pairs and triples of adjacent characters of the text; see ngrams.ts. */
      ngrams: text('grams').array().notNull(),
    },
    (table) => [index(`${kind}_grams_grams`).using('gin', table.ngrams).with({ fastupdate: false })],
  ),
});
export type TextTables = ReturnType<typeof textTables>;

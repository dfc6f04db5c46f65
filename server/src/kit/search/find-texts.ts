import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';
import { readFrequencies, rememberStatistics, shareOf } from './frequencies.ts';
import { needleOf, type Needle } from './grams.ts';

/** Two tables like those of `textTables`; one of them may have further columns. */
export interface SearchedTables {
  texts: PgTable;
  grams: PgTable;
}

/**
 * From these shares of the texts on it is faster to read the rows in the order of the list and to compare each
 * text: a page is soon full, a count only when most texts match. Below, the index is faster.
 */
const COMMON = { page: 0.02, count: 0.5 };

const findFrequencies = rememberStatistics(readFrequencies);

/** `strpos` is several times faster than LIKE. */
function hasWords({ texts }: SearchedTables, rowId: SQL, words: Needle['words']): SQL {
  const all = words.map(({ text }) => sql`strpos(x.haystack, ${text}) > 0`);
  return sql`(select ${sql.join(all, sql` and `)} from ${texts} x where x.row_id = ${rowId})`;
}

/** The index decides words of up to three characters; longer ones are compared with the candidates' texts. */
function isCandidate(tables: SearchedTables, id: PgColumn, { grams, words }: Needle): SQL {
  const unsettled = words.filter(({ isExact }) => !isExact);
  const compared = unsettled.length > 0 ? sql` and ${hasWords(tables, sql`g.row_id`, unsettled)}` : sql``;
  return sql`${id} = any(array(
    select g.row_id from ${tables.grams} g where g.grams @> ${sql.param(grams)}::text[]${compared}))`;
}

/** The same condition for reading a page and for counting, each in its fastest form. */
export interface FoundWords {
  page: SQL;
  count: SQL;
  /** Decided by the index at once, and by comparing the text of each row that is read. */
  indexed: SQL;
  compared: SQL;
  /** The condition of the index for a row of the table of n-grams; undefined when that alone does not decide. */
  ofGrams: SQL | undefined;
  /** How many rows probably match, by the database's statistics. */
  expected: number;
}

/**
 * The condition that a row's text contains every word of a search; undefined for an empty search, which every
 * row matches. `id` is the id of the rows that are searched.
 */
export async function findWords(
  db: Db,
  { tables, id }: { tables: SearchedTables; id: PgColumn },
  searchValue: string | undefined,
): Promise<FoundWords | undefined> {
  const needle = needleOf(searchValue);
  if (!needle) return undefined;
  const frequencies = await findFrequencies(db, getTableName(tables.grams));
  const share = shareOf(needle, frequencies);
  const compared = hasWords(tables, sql`${id}`, needle.words);
  const indexed = isCandidate(tables, id, needle);
  return {
    page: share < COMMON.page ? indexed : compared,
    count: share < COMMON.count ? indexed : compared,
    indexed,
    compared,
    ofGrams: needle.words.every(({ isExact }) => isExact)
      ? sql`${tables.grams}.grams @> ${sql.param(needle.grams)}::text[]`
      : undefined,
    expected: share * frequencies.texts,
  };
}

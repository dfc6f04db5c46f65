import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable, type PgView } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';
import { readFrequencies, rememberStatistics, shareOf, type Frequencies } from './ngram-frequencies.ts';
import { needleOf, type Needle } from './ngrams.ts';

/** Two tables like those of `textTables`, one of which may have further columns. */
interface TwoTables {
  texts: PgTable;
  ngrams: PgTable;
}

/** A view of a table that has the texts, with their n-grams as they are in the index of that table. */
interface ComputedNgrams {
  table: PgTable;
  view: PgView;
}

/** Where texts and their n-grams are. */
export type SearchedTables = TwoTables | ComputedNgrams;

const ngramTableOf = (tables: SearchedTables) => ('view' in tables ? tables.view : tables.ngrams);
const textsOf = (tables: SearchedTables) => ('view' in tables ? tables.table : tables.texts);
const withStatistics = (tables: SearchedTables): string =>
  getTableConfig('view' in tables ? tables.table : tables.ngrams).name;

/**
 * From these shares of the texts on it is faster to read the rows in the order of the list and to compare each
 * text: a page is soon full, a count only when most texts match. Below, the index is faster.
 */
const COMMON = { page: 0.02, count: 0.5 };

const findFrequencies = rememberStatistics(readFrequencies);

/** `strpos` is several times faster than LIKE. */
const contains = (haystack: SQL, words: Needle['words']): SQL =>
  sql.join(
    words.map(({ text }) => sql`strpos(${haystack}, ${text}) > 0`),
    sql` and `,
  );

const hasWords = (tables: SearchedTables, rowId: SQL, words: Needle['words']): SQL =>
  sql`(select ${contains(sql`x.haystack`, words)} from ${textsOf(tables)} x where x.row_id = ${rowId})`;

/** The same for a row with n-grams; that of a view has its text, too. */
const rowHasWords = (tables: SearchedTables, row: SQL, words: Needle['words']): SQL =>
  'view' in tables ? contains(sql`${row}.haystack`, words) : hasWords(tables, sql`${row}.row_id`, words);

/**
 * The n-grams that are looked up: those of most texts are left out where the text is compared anyway, because reading
 * their long lists costs more than comparing a few more texts.
 */
function soughtNgrams({ ngrams, words }: Needle, { shares }: Frequencies): string[] {
  const isSelective = (ngram: string) => (shares.get(ngram) ?? 0) < COMMON.count;
  const sought = words.flatMap(({ ngrams: own, isExact }) => (isExact ? own : own.filter(isSelective)));
  return sought.length > 0 ? [...new Set(sought)] : ngrams;
}

/**
 * The condition for a row with n-grams: the index decides words of up to three characters; longer ones are compared
 * with the candidates' texts.
 */
function isCandidate(tables: SearchedTables, row: SQL, { ngrams, words }: Needle): SQL {
  const found = sql`${row}.grams @> ${sql.param(ngrams)}::text[]`;
  const unsettled = words.filter(({ isExact }) => !isExact);
  return unsettled.length > 0 ? sql`${found} and ${rowHasWords(tables, row, unsettled)}` : found;
}

/** The same condition for reading a page and for counting, each in its fastest form. */
export interface FoundWords {
  page: SQL;
  count: SQL;
  /** Decided by the index at once, and by comparing the text of each row that is read. */
  indexed: SQL;
  compared: SQL;
  /** Both for a row of the table or view of n-grams. */
  ofNgrams: { indexed: SQL; compared: SQL };
  /** How many rows probably match, by the database's statistics. */
  expected: number;
  /** Whether so many match that `page` compares the texts, and that `count` does. */
  isFrequent: boolean;
  isCommon: boolean;
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
  const parsed = needleOf(searchValue);
  if (!parsed) return undefined;
  const frequencies = await findFrequencies(db, withStatistics(tables));
  const needle = { ...parsed, ngrams: soughtNgrams(parsed, frequencies) };
  const share = shareOf(needle, frequencies);
  const [isFrequent, isCommon] = [share >= COMMON.page, share >= COMMON.count];
  const compared = hasWords(tables, sql`${id}`, needle.words);
  const indexed = sql`${id} = any(array(
    select g.row_id from ${ngramTableOf(tables)} g where ${isCandidate(tables, sql`g`, needle)}))`;
  const row = sql`${ngramTableOf(tables)}`;
  return {
    page: isFrequent ? compared : indexed,
    count: isCommon ? compared : indexed,
    indexed,
    compared,
    ofNgrams: {
      indexed: isCandidate(tables, row, needle),
      compared: rowHasWords(tables, row, needle.words),
    },
    expected: share * frequencies.texts,
    isFrequent,
    isCommon,
  };
}

import { sql, type SQL } from 'drizzle-orm';
import type { RecordStateDomain } from '@ieum/contract/common/record-states.ts';
import type { Right } from '@ieum/contract/common/rights.ts';
import type { Locale, KeyedText } from '@ieum/contract/common/text.ts';
import type { Db } from '../context.ts';
import { fold } from './ngrams.ts';

/** The most rows of one kind in the search of the console. */
export const MAX_FOUND = 5;

/** A row that the search of the console found; personal data is masked as in the lists. */
export interface FoundRow {
  id: string;
  name: string;
  note?: string;
  state?: { domain: RecordStateDomain | 'approval'; value: string };
  /** Its screen in the console. */
  link: string;
}

export interface SearchTerm {
  /** As typed, without surrounding spaces. */
  text: string;
  locale: Locale;
}

/** Rows of one kind that the search of the console finds. */
export interface SearchSource {
  kind: string;
  title: KeyedText;
  /** The right of those who find them. */
  right: Right;
  /**
   * At most `MAX_FOUND` rows in one statement, whose work an index or a limit bounds however many rows match;
   * statements of all kinds run together.
   */
  find: (db: Db, term: SearchTerm) => Promise<FoundRow[]>;
}

/** Above every character of a text in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * The condition that a column starts with a text; the column is indexed in the order of bytes (`collate "C"`) and,
 * where it has capitals, in lower case.
 */
export function startsWith(column: SQL, text: string): SQL {
  const start = fold(text);
  return sql`(${column} >= ${start} and ${column} < ${start + LAST_CHARACTER})`;
}

/** The order of such a column. */
export const inByteOrder = (column: SQL): SQL => sql`${column} collate "C"`;

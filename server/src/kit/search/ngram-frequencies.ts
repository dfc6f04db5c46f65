import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Needle } from './ngrams.ts';

const REMEMBER_MS = 5 * 60 * 1000;

/** The database's own statistics of a table of searched texts; empty before the first ANALYZE. */
export interface Frequencies {
  /** The approximate number of texts. */
  texts: number;
  /** The share of the texts that contain an n-gram, for common n-grams. */
  shares: ReadonlyMap<string, number>;
}

/**
 * The share of the texts that are likely to match: by the rarest n-gram of each word, words taken as
 * independent.
 */
export function shareOf({ words }: Needle, { shares }: Frequencies): number {
  const shareOfWord = (ngrams: readonly string[]) =>
    Math.min(...ngrams.map((ngram) => shares.get(ngram) ?? 0));
  return words.map(({ ngrams }) => shareOfWord(ngrams)).reduce((product, share) => product * share, 1);
}

/** Reads statistics of a table at most every five minutes. */
export function rememberStatistics<T>(read: (db: Db, table: string) => Promise<T>) {
  const remembered = new WeakMap<Db, Map<string, { statistics: T; until: number }>>();
  return async (db: Db, table: string): Promise<T> => {
    const ofDb = remembered.get(db) ?? new Map<string, { statistics: T; until: number }>();
    remembered.set(db, ofDb);
    const known = ofDb.get(table);
    if (known && known.until > performance.now()) return known.statistics;
    const statistics = await read(db, table);
    ofDb.set(table, { statistics, until: performance.now() + REMEMBER_MS });
    return statistics;
  };
}

/**
 * Reads the statistics of a table whose column `grams` has the n-grams of its texts, or whose index `<table>_grams`
 * has those that `text_grams` of the database computes.
 */
export async function readFrequencies(db: Db, table: string): Promise<Frequencies> {
  const [{ rows }, totals] = await Promise.all([
    db.execute<{ ngram: string; share: number }>(sql`
      select e.ngram, f.share from pg_stats s,
        unnest(s.most_common_elems::text::text[]) with ordinality as e(ngram, place),
        unnest(s.most_common_elem_freqs) with ordinality as f(share, place)
      where s.schemaname = current_schema()
        and (s.tablename, s.attname) in ((${table}, 'grams'), (${`${table}_grams`}, 'text_grams'))
        and e.place = f.place`),
    db.execute<{ texts: number }>(sql`
      select greatest(c.reltuples, 0)::int as texts from pg_class c where c.oid = ${table}::regclass`),
  ]);
  return {
    texts: totals.rows[0]?.texts ?? 0,
    shares: new Map(rows.map(({ ngram, share }) => [ngram, Number(share)])),
  };
}

import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import type { Needle } from './grams.ts';

const REMEMBER_MS = 5 * 60 * 1000;

/** The database's own statistics of the searched texts; empty before the first ANALYZE. */
export interface Frequencies {
  /** The approximate number of texts. */
  texts: number;
  /** The share of the texts that are of ongoing recruitments. */
  ongoing: number;
  /** The share of the texts that contain an n-gram, for common n-grams. */
  shares: ReadonlyMap<string, number>;
}

interface Remembered {
  frequencies: Frequencies;
  until: number;
}
const remembered = new WeakMap<Db, Remembered>();

/** The statistics, read every five minutes. */
export async function findFrequencies(db: Db): Promise<Frequencies> {
  const known = remembered.get(db);
  if (known && known.until > performance.now()) return known.frequencies;
  const frequencies = await readFrequencies(db);
  remembered.set(db, { frequencies, until: performance.now() + REMEMBER_MS });
  return frequencies;
}

/**
 * The share of the texts that are likely to match: by the rarest n-gram of each word, words taken as
 * independent.
 */
export function shareOf({ words }: Needle, { shares }: Frequencies): number {
  const shareOfWord = (grams: readonly string[]) => Math.min(...grams.map((gram) => shares.get(gram) ?? 0));
  return words.map(({ grams }) => shareOfWord(grams)).reduce((product, share) => product * share, 1);
}

async function readFrequencies(db: Db): Promise<Frequencies> {
  const { rows } = await db.execute<{ gram: string; share: number }>(sql`
    select e.gram, f.share from pg_stats s,
      unnest(s.most_common_elems::text::text[]) with ordinality as e(gram, place),
      unnest(s.most_common_elem_freqs) with ordinality as f(share, place)
    where s.schemaname = current_schema() and s.tablename = 'recruitment_grams' and s.attname = 'grams'
      and e.place = f.place`);
  const totals = await db.execute<{ texts: number; ongoing: number }>(sql`
    select greatest(c.reltuples, 0)::int as texts, coalesce((select f.share from pg_stats s,
        unnest(s.most_common_vals::text::text[]) with ordinality as v(state, place),
        unnest(s.most_common_freqs) with ordinality as f(share, place)
      where s.schemaname = current_schema() and s.tablename = 'recruitment_grams' and s.attname = 'state'
        and v.place = f.place and v.state = 'ON_GOING'), 0)::float as ongoing
    from pg_class c where c.oid = 'recruitment_grams'::regclass`);
  return {
    texts: totals.rows[0]?.texts ?? 0,
    ongoing: Number(totals.rows[0]?.ongoing ?? 0),
    shares: new Map(rows.map(({ gram, share }) => [gram, Number(share)])),
  };
}

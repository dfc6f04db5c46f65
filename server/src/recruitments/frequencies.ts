import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import type { Needle } from './grams.ts';

const REMEMBER_MS = 5 * 60 * 1000;
/** A search that this share of the texts is likely to match is common. */
const COMMON = 0.04;

interface Remembered {
  shares: ReadonlyMap<string, number>;
  until: number;
}
const remembered = new WeakMap<Db, Remembered>();

/** Whether many texts are likely to match, judged by the database's own statistics; never when it has none. */
export async function isCommon(db: Db, { words }: Needle): Promise<boolean> {
  const shares = await findShares(db);
  const shareOf = (grams: readonly string[]) => Math.min(...grams.map((gram) => shares.get(gram) ?? 0));
  return words.map(shareOf).reduce((product, share) => product * share, 1) > COMMON;
}

async function findShares(db: Db): Promise<ReadonlyMap<string, number>> {
  const known = remembered.get(db);
  if (known && known.until > performance.now()) return known.shares;
  const shares = await readShares(db);
  remembered.set(db, { shares, until: performance.now() + REMEMBER_MS });
  return shares;
}

async function readShares(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ gram: string; share: number }>(sql`
    select e.gram, f.share from pg_stats s,
      unnest(s.most_common_elems::text::text[]) with ordinality as e(gram, place),
      unnest(s.most_common_elem_freqs) with ordinality as f(share, place)
    where s.schemaname = current_schema() and s.tablename = 'recruitment_texts' and s.attname = 'grams'
      and e.place = f.place`);
  return new Map(rows.map(({ gram, share }) => [gram, Number(share)]));
}

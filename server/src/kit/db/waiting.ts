import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { COUNT_CAP } from './pagination.ts';

/** How much waits, and since when the first does; null when nothing waits. */
export interface Waiting {
  count: number;
  isCapped?: true;
  since: Date | null;
}

/** Counts the rows that wait: `rows` selects their moments as `at`, the earliest first, so that the count may be capped. */
export async function readWaiting(db: Db, rows: SQL): Promise<Waiting> {
  const answer = await db.execute(sql`
    select count(*)::int as n, (extract(epoch from min(at)) * 1000)::float8 as since
    from (${rows} limit ${COUNT_CAP + 1}) as waiting`);
  const [row] = answer.rows;
  const n = Number(row?.['n'] ?? 0);
  const since = n > 0 ? new Date(Number(row?.['since'])) : null;
  return n > COUNT_CAP ? { count: COUNT_CAP, isCapped: true, since } : { count: n, since };
}

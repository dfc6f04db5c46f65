import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { readFrequencies, rememberStatistics, type Frequencies } from '#kit/search/ngram-frequencies.ts';

/** The statistics of the searched texts of recruitments. */
export interface RecruitmentFrequencies extends Frequencies {
  /** The share of the texts that are of ongoing recruitments. */
  ongoing: number;
}

async function readOngoing(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ ongoing: number }>(sql`
    select f.share::float as ongoing from pg_stats s,
      unnest(s.most_common_vals::text::text[]) with ordinality as v(state, place),
      unnest(s.most_common_freqs) with ordinality as f(share, place)
    where s.schemaname = current_schema() and s.tablename = ${table} and s.attname = 'state'
      and v.place = f.place and v.state = 'ON_GOING'`);
  return Number(rows[0]?.ongoing ?? 0);
}

const find = rememberStatistics(async (db, table): Promise<RecruitmentFrequencies> => {
  const [frequencies, ongoing] = await Promise.all([readFrequencies(db, table), readOngoing(db, table)]);
  return { ...frequencies, ongoing };
});

/** The statistics, read every five minutes. */
export const findFrequencies = (db: Db): Promise<RecruitmentFrequencies> => find(db, 'recruitment_grams');

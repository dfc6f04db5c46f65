import { sql, type SQL } from 'drizzle-orm';
import { careerSteps, type CareerStep } from '@ieum/contract/statistics.enums.ts';
import { applications } from '#applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { appliedIn, type About } from './of-recruitment.ts';
import type { Period } from './period.ts';

export interface Share {
  key: string;
  count: number;
}

const OTHERS = 'OTHERS';
const MOST_NAMED = 5;

/** By years of work, in steps from newcomers on; all steps, also those nobody belongs to. */
export async function careerShares(db: Db, posting: About, period: Period): Promise<Share[]> {
  const months = sql`coalesce((${applications.card}->'summary'->>'careerMonths')::int, 0)`;
  const step = sql<CareerStep>`case when ${months} <= 0 then 'NEW' when ${months} < 36 then 'UNDER_3'
    when ${months} < 72 then 'UNDER_6' when ${months} < 120 then 'UNDER_10' else 'FROM_10' end`;
  const counts = await countBy(db, step, appliedIn(posting, period));
  return careerSteps.map((key) => ({ key, count: counts.get(key) ?? 0 }));
}

/** By the kind of the last school, the most first. */
export const educationShares = async (db: Db, posting: About, period: Period): Promise<Share[]> =>
  mostFirst(
    await countBy(
      db,
      sql`${applications.card}->'summary'->'education'->>'institutionType'`,
      appliedIn(posting, period),
    ),
  );

/** By the first word of the address, the most first. */
export const regionShares = async (db: Db, posting: About, period: Period): Promise<Share[]> =>
  mostFirst(
    await countBy(db, sql`split_part(${applications.card}->>'address', ' ', 1)`, appliedIn(posting, period)),
  );

async function countBy(db: Db, key: SQL, where: SQL): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: sql<string>`coalesce(nullif(${key}, ''), ${OTHERS})`, n: sql<number>`count(*)::int` })
    .from(applications)
    .where(where)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.key.slice(0, 40), row.n]));
}

/** The most frequent under their names, all others together at the end. */
function mostFirst(counts: ReadonlyMap<string, number>): Share[] {
  const named = [...counts]
    .filter(([key]) => key !== OTHERS)
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  const rest = named.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, counts.get(OTHERS) ?? 0);
  return [...named.slice(0, MOST_NAMED), ...(rest > 0 ? [{ key: OTHERS, count: rest }] : [])];
}

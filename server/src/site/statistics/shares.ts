import { sql, type SQL } from 'drizzle-orm';
import {
  careerSteps,
  OTHERS,
  SEVERAL_TYPES,
  type CareerStep,
  type ShareKind,
} from '@ieum/contract/site/statistics/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import type { Period } from './period.ts';
import { appliedIn, type Scope } from './scope.ts';

export interface Share {
  key: string;
  count: number;
}

const MOST_NAMED = 5;

const months = sql`coalesce((${applications.card}->'summary'->>'careerMonths')::int, 0)`;
const named = (key: SQL) => sql<string>`left(coalesce(nullif(${key}, ''), ${OTHERS}), 20)`;

/** The key under which an application is counted, for each attribute. */
export const shareKeys = {
  CAREERS: sql<CareerStep>`(case when ${months} <= 0 then 'NEW' when ${months} < 36 then 'UNDER_3'
    when ${months} < 72 then 'UNDER_6' when ${months} < 120 then 'UNDER_10' else 'FROM_10' end)`,
  /** The kind of the last school. */
  EDUCATIONS: named(sql`${applications.card}->'summary'->'education'->>'institutionType'`),
  /** The first word of the address. */
  REGIONS: named(sql`split_part(${applications.card}->>'address', ' ', 1)`),
  TYPES: named(
    sql`(select case when cardinality(r.types) > 1 then ${SEVERAL_TYPES} else r.types[1] end
      from ${recruitments} r where r.id = ${applications.recruitmentId})`,
  ),
} satisfies Record<ShareKind, SQL<string>>;

interface SharesQuery {
  kind: ShareKind;
  scope: Scope;
  period: Period;
}

/** Applications by an attribute: years of work in their order, all others by frequency. */
export async function sharesOf(db: Db, requested: SharesQuery): Promise<Share[]> {
  const counts = await countBy(db, requested);
  if (requested.kind === 'CAREERS') return careerSteps.map((key) => ({ key, count: counts.get(key) ?? 0 }));
  return mostFirst(counts);
}

/**
 * Whether an application is counted under a key of an attribute; OTHERS are all that no other key of the
 * response names.
 */
export async function isSharedIn(db: Db, key: string, requested: SharesQuery): Promise<SQL> {
  const column = shareKeys[requested.kind];
  if (key !== OTHERS) return sql`${column} = ${key}`;
  const keys = (await sharesOf(db, requested)).map((share) => share.key).filter((one) => one !== OTHERS);
  return keys.length === 0
    ? sql`true`
    : sql`${column} not in (${sql.join(
        keys.map((one) => sql`${one}`),
        sql`, `,
      )})`;
}

async function countBy(db: Db, { kind, scope, period }: SharesQuery): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: shareKeys[kind], n: sql<number>`count(*)::int` })
    .from(applications)
    .where(appliedIn(scope, period))
    .groupBy(sql`1`);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** The most frequent under their names, all others together at the end. */
function mostFirst(counts: ReadonlyMap<string, number>): Share[] {
  const own = [...counts]
    .filter(([key]) => key !== OTHERS)
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  const rest = own.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, counts.get(OTHERS) ?? 0);
  return [...own.slice(0, MOST_NAMED), ...(rest > 0 ? [{ key: OTHERS, count: rest }] : [])];
}

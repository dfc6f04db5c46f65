import { and, eq, sql, type SQL } from 'drizzle-orm';
import { careerSteps, OTHERS, type ShareKind } from '@ieum/contract/site/statistics/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import type { Period } from './period.ts';
import { ofAttribute, partsOf } from './counted-days.ts';
import type { Scope } from './scope.ts';
import { named, oneTypeOf, shareKeys } from './share-keys.ts';
import { applicationDays } from './tables.ts';

export interface Share {
  key: string;
  count: number;
}

const MAX_NAMED = 5;

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
  const { counted, rest } = await partsOf(db, scope, period);
  const rows = await db
    .select({ key: shareKeys[kind], n: sql<number>`count(*)::int` })
    .from(applications)
    .where(rest)
    .groupBy(sql`1`);
  const counts = new Map<string, number>();
  const counting = counted ? await readCounted(db, kind, counted) : [];
  for (const { key, n } of [...counting, ...rows]) counts.set(key, (counts.get(key) ?? 0) + n);
  return counts;
}

/** Reads the shares that were counted at night; the types are those of the recruitments of all applications. */
function readCounted(db: Db, kind: ShareKind, counted: SQL) {
  const { key, types, count } = applicationDays;
  const isType = kind === 'TYPES';
  return db
    .select({
      key: isType ? named(oneTypeOf(sql`${types}`)) : sql<string>`${key}`,
      n: sql<number>`sum(${count})::int`,
    })
    .from(applicationDays)
    .where(isType ? and(eq(key, 'APPLIED'), ofAttribute(counted, 'STEPS')) : ofAttribute(counted, kind))
    .groupBy(sql`1`);
}

/** The most frequent under their names, all others together at the end. */
function mostFirst(counts: ReadonlyMap<string, number>): Share[] {
  const own = [...counts]
    .filter(([key]) => key !== OTHERS)
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
  const rest = own.slice(MAX_NAMED).reduce((sum, { count }) => sum + count, counts.get(OTHERS) ?? 0);
  return [...own.slice(0, MAX_NAMED), ...(rest > 0 ? [{ key: OTHERS, count: rest }] : [])];
}

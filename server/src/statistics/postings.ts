import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { recruitmentRemovals, recruitments } from '#recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Period } from './period.ts';

const count = sql<number>`count(*)::int`;

/** Postings published in a period, deleted ones too, and those open now. */
export async function countPostings(db: Db, { period, now }: { period: Period; now: Date }) {
  const { publicState, endsAt } = recruitments;
  const published = await countPublished(db, recruitments, period);
  const removed = await countPublished(db, recruitmentRemovals, period);
  const isOpen = sql`(${endsAt} is null or ${endsAt} >= ${now.toISOString()}::timestamptz)`;
  const [open] = await db
    .select({ count })
    .from(recruitments)
    .where(and(eq(publicState, 'ON_GOING'), isOpen));
  return { published: published + removed, open: open?.count ?? 0 };
}

async function countPublished(
  db: Db,
  table: typeof recruitments | typeof recruitmentRemovals,
  { from, to }: Period,
): Promise<number> {
  const { publishedAt } = table;
  const isWithin = and(gte(publishedAt, startOfSeoulDay(from)), lt(publishedAt, startOfSeoulDay(to, 1)));
  const [row] = await db.select({ count }).from(table).where(isWithin);
  return row?.count ?? 0;
}

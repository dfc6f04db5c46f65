import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { recruitments } from '#recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Period } from './period.ts';

const count = sql<number>`count(*)::int`;

/** Postings published in a period, and those open now. */
export async function countPostings(db: Db, { period, now }: { period: Period; now: Date }) {
  const { publishedAt, state, endsAt } = recruitments;
  const [published] = await db
    .select({ count })
    .from(recruitments)
    .where(
      and(gte(publishedAt, startOfSeoulDay(period.from)), lt(publishedAt, startOfSeoulDay(period.to, 1))),
    );
  const isOpen = sql`(${endsAt} is null or ${endsAt} >= ${now.toISOString()}::timestamptz)`;
  const [open] = await db
    .select({ count })
    .from(recruitments)
    .where(and(eq(state, 'ON_GOING'), isOpen));
  return { published: published?.count ?? 0, open: open?.count ?? 0 };
}

import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { ModelFailure } from '#platform/language-model/language-model.ts';
import { seoulDay } from '#kit/dates.ts';
import type { Db } from '#kit/context.ts';
import { chatModelDays as days, type ModelDayRow } from '../tables.ts';

/** No call has fewer tokens. */
export const MIN_CALL = 1500;

/** Tokens that were counted before a call. */
export interface Reserved {
  day: string;
  tokens: number;
}

interface Call {
  now: Date;
  tokens: number;
  dailyTokens: number;
  monthlyTokens: number;
}

/**
 * Counts the tokens of a call before it is made; undefined where they exceed what is left of the day or of the
 * month. The condition is part of the update of today's row, and only that row grows, so calls at the same time
 * never exceed it together.
 */
export async function reserveTokens(
  db: Db,
  { now, tokens, dailyTokens, monthlyTokens }: Call,
): Promise<Reserved | undefined> {
  const day = seoulDay(now);
  await db.insert(days).values({ day }).onConflictDoNothing();
  const isLeft = sql`${days.tokens} + ${tokens} <= ${dailyTokens}
    and ${days.tokens} + ${tokens} + ${tokensBefore(day)} <= ${monthlyTokens}`;
  const taken = await db
    .update(days)
    .set({ tokens: sql`${days.tokens} + ${tokens}` })
    .where(sql`${days.day} = ${day} and ${isLeft}`)
    .returning({ day: days.day });
  if (taken.length > 0) return { day, tokens };
  await db
    .update(days)
    .set({ declined: sql`${days.declined} + 1` })
    .where(eq(days.day, day));
  return undefined;
}

/** Corrects the tokens of a call that has ended, and counts how it ended. */
export async function settleTokens(
  db: Db,
  { day, tokens: reserved }: Reserved,
  { tokens, failure }: { tokens: number; failure: ModelFailure | undefined },
): Promise<void> {
  const outcome = failure
    ? { failures: sql`${days.failures} + 1`, lastFailure: failure }
    : { answers: sql`${days.answers} + 1` };
  await db
    .update(days)
    .set({ tokens: sql`greatest(0, ${days.tokens} - ${reserved} + ${tokens}::int)`, ...outcome })
    .where(eq(days.day, day));
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The tokens of the month's days before a day. */
const tokensBefore = (day: string) => sql<number>`(
  select coalesce(sum(earlier.tokens), 0)::int from ${days} as earlier
  where earlier.day >= ${monthOf(day)} and earlier.day < ${day})`;

/** Reads the tokens of this month, today's among them. */
export async function readTokensOfMonth(db: Db, now: Date): Promise<number> {
  const day = seoulDay(now);
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${days.tokens}), 0)::int` })
    .from(days)
    .where(and(gte(days.day, monthOf(day)), lte(days.day, day)));
  return row?.tokens ?? 0;
}

/** Reads today's use of the model. */
export async function readToday(db: Db, now: Date): Promise<ModelDayRow> {
  const day = seoulDay(now);
  const [row] = await db.select().from(days).where(eq(days.day, day));
  return row ?? { day, tokens: 0, answers: 0, failures: 0, declined: 0, lastFailure: null };
}

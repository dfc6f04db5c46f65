import { eq, sql } from 'drizzle-orm';
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

/**
 * Counts the tokens of a call before it is made; undefined where they exceed what is left of the day. The
 * condition is part of the update, so calls at the same time never exceed it together.
 */
export async function reserveTokens(
  db: Db,
  { now, tokens, dailyTokens }: { now: Date; tokens: number; dailyTokens: number },
): Promise<Reserved | undefined> {
  const day = seoulDay(now);
  await db.insert(days).values({ day }).onConflictDoNothing();
  const isLeft = sql`${days.tokens} + ${tokens} <= ${dailyTokens}`;
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

/** Reads today's use of the model. */
export async function readToday(db: Db, now: Date): Promise<ModelDayRow> {
  const day = seoulDay(now);
  const [row] = await db.select().from(days).where(eq(days.day, day));
  return row ?? { day, tokens: 0, answers: 0, failures: 0, declined: 0, lastFailure: null };
}

import { lt, ne, or, sql } from 'drizzle-orm';
import { hourlyMost, type HourlyKind } from '@ieum/contract/content/boards/enums.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { MemberContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { boardQuotas } from '../tables.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Counts what a member writes in the row of this hour, which waits for a concurrent write; 429 beyond the most. */
export async function takeQuota(
  { db, now, actor }: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  kind: HourlyKind,
): Promise<void> {
  if (actor.isConsole) return;
  const start = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const hour = new Date(start);
  const isSameHour = sql`${boardQuotas.hour} = ${hour.toISOString()}::timestamptz`;
  const taken = await db
    .insert(boardQuotas)
    .values({ userId: actor.userId, kind, hour, count: 1 })
    .onConflictDoUpdate({
      target: [boardQuotas.userId, boardQuotas.kind],
      set: { hour, count: sql`case when ${isSameHour} then ${boardQuotas.count} + 1 else 1 end` },
      setWhere: or(ne(boardQuotas.hour, hour), lt(boardQuotas.count, hourlyMost[kind])),
    })
    .returning({ count: boardQuotas.count });
  if (taken.length > 0) return;
  const retryAfterSeconds = Math.ceil((start + HOUR_MS - now.getTime()) / 1000);
  throw new AppError('too_many', m.tooManyThisHour, { retryAfterSeconds });
}

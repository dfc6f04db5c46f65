import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { FLAGS_A_DAY, type FlagReason } from '@ieum/contract/hiring/flags/enums.ts';
import { flagTexts as m } from '@ieum/contract/hiring/flags/texts.ts';
import type { MemberContext } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { AppError, forbidden } from '#kit/errors.ts';
import { flagQuotas, flags } from './tables.ts';

export interface Flagged {
  recruitmentId: string | null;
  companyId: string;
}

interface Draft {
  reason: FlagReason;
  text: string;
}

/**
 * Stores a report; returns false when the member has reported the same before, which changes nothing and
 * costs nothing. 429 from the sixth on one day.
 */
export async function report(ctx: MemberContext, flagged: Flagged, draft: Draft): Promise<boolean> {
  const { db, now, actor } = ctx;
  if (actor.userType === null) throw forbidden();
  if (await isReported(ctx, flagged)) return false;
  await takeQuota(ctx);
  const stored = await db
    .insert(flags)
    .values({ userId: actor.userId, ...flagged, ...draft, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: flags.id });
  return stored.length > 0;
}

async function isReported(
  { db, actor }: MemberContext,
  { recruitmentId, companyId }: Flagged,
): Promise<boolean> {
  const isSame = recruitmentId
    ? eq(flags.recruitmentId, recruitmentId)
    : and(eq(flags.companyId, companyId), isNull(flags.recruitmentId));
  const [row] = await db
    .select({ id: flags.id })
    .from(flags)
    .where(and(eq(flags.userId, actor.userId), isSame));
  return row !== undefined;
}

/** Counts the report in the row of its member's day, which waits for a concurrent one. */
async function takeQuota({ db, now, actor }: MemberContext): Promise<void> {
  const day = seoulDay(now);
  const taken = await db
    .insert(flagQuotas)
    .values({ userId: actor.userId, day, count: 1 })
    .onConflictDoUpdate({
      target: flagQuotas.userId,
      set: {
        day,
        count: sql`case when ${flagQuotas.day} = ${day}::date then ${flagQuotas.count} + 1 else 1 end`,
      },
      setWhere: or(ne(flagQuotas.day, day), lt(flagQuotas.count, FLAGS_A_DAY)),
    })
    .returning({ count: flagQuotas.count });
  if (taken.length > 0) return;
  const retryAfterSeconds = Math.ceil((startOfSeoulDay(day, 1).getTime() - now.getTime()) / 1000);
  throw new AppError('too_many', m.tooManyToday, { retryAfterSeconds });
}

import { and, eq, isNull } from 'drizzle-orm';
import { FLAGS_A_DAY, type FlagReason } from '@ieum/contract/hiring/flags/enums.ts';
import { flagTexts as m } from '@ieum/contract/hiring/flags/texts.ts';
import type { MemberContext } from '#kit/context.ts';
import { takeDailyQuota } from '#kit/db/quota.ts';
import { forbidden } from '#kit/errors.ts';
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
  const quota = { table: flagQuotas, owner: { userId: actor.userId } };
  await takeDailyQuota(ctx, { ...quota, max: FLAGS_A_DAY, exceeded: m.tooManyToday });
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

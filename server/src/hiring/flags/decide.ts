import { and, eq, isNull } from 'drizzle-orm';
import type { FlagDecision } from '@ieum/contract/hiring/flags/enums.ts';
import { flagTexts as m } from '@ieum/contract/hiring/flags/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { blockFor } from '#hiring/moderation/public.ts';
import { findRecruitmentDetailForUpdate, type RecruitmentDeps } from '#hiring/recruitments/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { notifyReporters } from './notifications.ts';
import { findListed, type ListedFlag } from './queries.ts';
import { flags, type FlagRow } from './tables.ts';

export interface DecisionDeps {
  recruitmentDeps: RecruitmentDeps;
  notifier: Notifier;
}

interface Decision {
  decision: FlagDecision;
  reason: string;
}

/**
 * Decides on a report whose row is locked: a dismissal ends this one, everything else all open ones of the
 * same target. The same decision once more changes nothing; another one is 409.
 */
export async function decide(
  ctx: AdministratorContext,
  deps: DecisionDeps,
  { flag, decision, reason }: Decision & { flag: FlagRow },
): Promise<ListedFlag> {
  const state = decision === 'DISMISS' ? 'DISMISSED' : 'ACCEPTED';
  if (decision !== 'DISMISS' && (decision === 'HIDE') !== (flag.recruitmentId !== null))
    throw invalidAt('decision', m.onlyRecruitments);
  if (flag.state !== 'OPEN') {
    if (flag.state !== state) throw new AppError('conflict', m.decided);
    return listed(ctx, flag);
  }
  if (flag.recruitmentId !== null && decision === 'HIDE')
    await hide(ctx, deps, { recruitmentId: flag.recruitmentId, reason });
  const { companyId, recruitmentId } = flag;
  const isSame = recruitmentId
    ? eq(flags.recruitmentId, recruitmentId)
    : and(eq(flags.companyId, companyId), isNull(flags.recruitmentId));
  const isDecided = decision === 'DISMISS' ? eq(flags.id, flag.id) : isSame;
  const decided = await ctx.db
    .update(flags)
    .set({ state, decidedAt: ctx.now, deciderId: ctx.actor.userId, decisionReason: reason })
    .where(and(isDecided, eq(flags.state, 'OPEN')))
    .returning();
  const shown = await listed(ctx, flag);
  const subjectName = shown.subject ?? shown.companyName;
  await recordAudit(ctx, {
    action: decision === 'DISMISS' ? 'flags.dismiss' : 'flags.accept',
    subjectType: 'flag',
    subjectId: flag.id,
    subjectName,
    details: { reason, count: decided.length },
  });
  await notifyReporters(ctx, deps.notifier, { decided, subject: subjectName });
  return shown;
}

async function hide(
  ctx: AdministratorContext,
  { recruitmentDeps }: DecisionDeps,
  { recruitmentId, reason }: { recruitmentId: string; reason: string },
) {
  const recruitment = await findRecruitmentDetailForUpdate(ctx.db, recruitmentId);
  if (!recruitment) throw notFound();
  await blockFor(ctx, recruitmentDeps, { recruitment, reason });
}

async function listed({ db }: AdministratorContext, { id }: FlagRow): Promise<ListedFlag> {
  const row = await findListed(db, id);
  if (!row) throw notFound();
  return row;
}

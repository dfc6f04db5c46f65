import { and, eq, isNotNull } from 'drizzle-orm';
import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { secondFactorTexts as m } from '@ieum/contract/account/second-factors/texts.ts';
import { endSessions, replaceRecoveryCodes, useCode, withinAttempts } from '#account/auth/public.ts';
import { secondFactors } from '#account/auth/tables.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { AdministratorContext, Context } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { recordAudit } from './audit.ts';
import { factorRemoved } from './notifications.ts';
import { findFactor, isFactorRequired, type AccountRow } from './queries.ts';

interface CodeDeps {
  secrets: Secrets;
  limiter: Limiter;
}

/** Runs a change in the transaction that uses up the code; 409 while the factor is off. */
async function withCode<T>(
  ctx: Context<'member'>,
  { secrets, limiter }: CodeDeps,
  { code, run }: { code: string; run: (tx: Context<'member'>) => Promise<T> },
): Promise<T> {
  const { userId } = ctx.actor;
  const factor = await findFactor(ctx.db, userId);
  if (!factor?.confirmedAt) throw new AppError('conflict', m.isOff);
  return withinAttempts(limiter, userId, () =>
    ctx.transact(async (tx) => {
      if (!(await useCode(tx, secrets, { id: userId, code })))
        throw invalidAt('code', authTexts.secondFactorWrong);
      return run(tx);
    }),
  );
}

const own = ({ userId, username }: Context<'member'>['actor']) => ({
  subjectType: 'user' as const,
  subjectId: userId,
  subjectName: username,
});

/** Turns the caller's own factor off; 409 where the installation requires it. */
export async function removeOwn(ctx: Context<'member'>, deps: CodeDeps, code: string): Promise<void> {
  if (await isFactorRequired(ctx.db)) throw new AppError('conflict', m.isRequired);
  await withCode(ctx, deps, {
    code,
    run: async (tx) => {
      await tx.db.delete(secondFactors).where(eq(secondFactors.userId, tx.actor.userId));
      await recordAudit(tx, { action: 'secondFactors.remove', ...own(tx.actor) });
    },
  });
}

/** Replaces the caller's recovery codes; the old ones stop working. */
export const renewCodes = (ctx: Context<'member'>, deps: CodeDeps, code: string): Promise<string[]> =>
  withCode(ctx, deps, {
    code,
    run: async (tx) => {
      await recordAudit(tx, { action: 'secondFactors.renewCodes', ...own(tx.actor) });
      return replaceRecoveryCodes(tx.db, deps.secrets, tx.actor.userId);
    },
  });

/** Removes the factor of an administrator who lost the device; 409 when it is off. */
export async function removeOther(
  ctx: AdministratorContext,
  { notify }: Notifier,
  { other, reason }: { other: AccountRow; reason: string },
): Promise<void> {
  const removed = await ctx.db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, other.id), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  if (removed.length === 0) throw new AppError('conflict', m.isOff);
  await endSessions(ctx, other.id);
  const subject = { subjectType: 'user' as const, subjectId: other.id, subjectName: other.username };
  await recordAudit(ctx, { action: 'secondFactors.removeOther', ...subject, details: { reason } });
  await notify(ctx, [
    factorRemoved({
      userId: other.id,
      params: { owner: ctx.actor.username, reason },
      link: '/console/password',
      key: `SECOND_FACTOR_REMOVED ${other.id} ${ctx.now.toISOString()}`,
      aboutUserId: ctx.actor.userId,
    }),
  ]);
}

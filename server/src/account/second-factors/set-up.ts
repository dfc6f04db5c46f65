import { and, eq, isNull } from 'drizzle-orm';
import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { secondFactorTexts as m } from '@ieum/contract/account/second-factors/texts.ts';
import {
  endSessions,
  findStep,
  keyAddress,
  newSecret,
  replaceRecoveryCodes,
  toBase32,
} from '#account/auth/public.ts';
import { secondFactors } from '#account/auth/tables.ts';
import type { Context } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { decryptSecret, encryptSecret, type Secrets } from '#platform/crypto.ts';
import { recordAudit } from './audit.ts';
import { findFactor } from './queries.ts';

/** Stores a new secret that no login asks for yet; 409 once the factor is on. */
export async function beginSetUp(ctx: Context<'member'>, secrets: Secrets) {
  const { actor, caller, now } = ctx;
  const secret = newSecret();
  const pending = { secret: encryptSecret(secrets, secret.toString('base64url')), createdAt: now };
  const stored = await ctx.db
    .insert(secondFactors)
    .values({ userId: actor.userId, ...pending })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: pending,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (stored.length === 0) throw new AppError('conflict', m.alreadyOn);
  const issuer = sayIn(caller.locale, brandTexts.name.text);
  return { secret: toBase32(secret), address: keyAddress(secret, { issuer, username: actor.username }) };
}

/** Turns the factor on with the first code of the app, and ends the sessions that began without one. */
export async function confirmSetUp(
  ctx: Context<'member'>,
  secrets: Secrets,
  code: string,
): Promise<string[]> {
  const { userId, sessionId, username } = ctx.actor;
  const factor = await findFactor(ctx.db, userId);
  if (!factor) throw new AppError('conflict', m.notBegun);
  if (factor.confirmedAt) throw new AppError('conflict', m.alreadyOn);
  const secret = Buffer.from(decryptSecret(secrets, factor.secret), 'base64url');
  const step = findStep(secret, code, ctx.now);
  if (step === undefined) throw invalidAt('code', authTexts.secondFactorWrong);
  return ctx.transact(async (tx) => {
    const confirmed = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.now, lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, factor.secret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw new AppError('conflict', m.notBegun);
    await endSessions(tx, userId, sessionId);
    const subject = { subjectType: 'user' as const, subjectId: userId, subjectName: username };
    await recordAudit(tx, { action: 'secondFactors.setUp', ...subject });
    return replaceRecoveryCodes(tx.db, secrets, userId);
  });
}

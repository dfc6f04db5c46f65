import { and, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { authTexts as m } from '@ieum/contract/account/auth/texts.ts';
import type { Db, Work } from '#kit/context.ts';
import { tooManyMinutes } from '#kit/errors.ts';
import { decryptSecret, fingerprints, type Secrets } from '#platform/crypto.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { recoveryCodeUsed } from '../events.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';
import { recoveryText } from './recovery-codes.ts';
import { findStep } from './totp.ts';

type WriteContext = Pick<Work, 'db' | 'now' | 'emit'>;

const FEW = { max: 5, perSeconds: 15 * 60 };
/** Bounds the guesses of somebody who knows the password and is patient. */
const OF_A_DAY = { max: 20, perSeconds: 24 * 60 * 60 };

/** Runs what needs a code; wrong ones are counted before they are checked, so that parallel ones count too. */
export async function withinAttempts<T>(limiter: Limiter, userId: string, run: () => Promise<T>): Promise<T> {
  const counts = [
    { key: `second factor ${userId}`, ...FEW },
    { key: `second factor of a day ${userId}`, ...OF_A_DAY },
  ];
  for (const allowance of counts) {
    const taken = await limiter.take(allowance);
    if (!taken.ok) throw tooManyMinutes(m.tooManyCodes, taken.retryAfterSeconds);
  }
  const done = await run();
  for (const { key } of counts) await limiter.clear(key);
  return done;
}

/** Whether logins of this account ask for a code. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row !== undefined;
}

/**
 * Uses up a code of the app or a recovery code; false for a wrong one and for one that was used before, also by
 * a call at the same time.
 */
export async function useCode(
  ctx: WriteContext,
  secrets: Secrets,
  user: { id: string; code: string },
): Promise<boolean> {
  return /^\d{6}$/.test(user.code.trim())
    ? useAppCode(ctx, secrets, user)
    : useRecoveryCode(ctx, secrets, user);
}

async function useAppCode(
  { db, now }: WriteContext,
  secrets: Secrets,
  { id, code }: { id: string; code: string },
) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, id));
  if (!factor?.confirmedAt) return false;
  const secret = Buffer.from(decryptSecret(secrets, factor.secret), 'base64url');
  const step = findStep(secret, code.trim(), now);
  if (step === undefined) return false;
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, id), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

async function useRecoveryCode(
  ctx: WriteContext,
  secrets: Secrets,
  { id, code }: { id: string; code: string },
) {
  const { db, now } = ctx;
  const hashes = fingerprints(secrets, recoveryText(id, code));
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, id), inArray(recoveryCodes.hash, hashes), isNull(recoveryCodes.usedAt)),
    )
    .returning({ userId: recoveryCodes.userId });
  if (used.length === 0) return false;
  const left = await countRecoveryCodes(db, id);
  await ctx.emit(recoveryCodeUsed({ userId: id, left, at: now.toISOString() }));
  return true;
}

/** How many recovery codes of an account are unused. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

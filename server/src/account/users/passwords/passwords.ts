import { eq } from 'drizzle-orm';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { endSessions, type Actors, type DecryptCredential } from '#account/auth/public.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Context } from '#kit/context.ts';
import { AppError, invalidAt, tooMany } from '#kit/errors.ts';
import { openNewPassword } from './new-password.ts';
import { users } from '../tables.ts';

export interface PasswordDeps {
  decryptCredential: DecryptCredential;
  passwords: Passwords;
  limiter: Limiter;
  actors: Actors;
}

const TRIES = { max: 10, perSeconds: 15 * 60 };

/** Returns if this is the caller's password, else 403; ten wrong ones in 15 minutes are 429. */
export async function checkPassword(
  ctx: Context<'member'>,
  deps: PasswordDeps,
  encrypted: string,
): Promise<string> {
  const password = await deps.decryptCredential(ctx.db, encrypted, ctx.now);
  const key = `own password ${ctx.actor.userId}`;
  const taken = await deps.limiter.take({ key, ...TRIES });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash, passwordExpiresAt: users.passwordExpiresAt })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  if (!(await deps.passwords.matches(password, user?.passwordHash)))
    throw new AppError('forbidden', m.passwordWrong, { fields: { password: m.passwordWrong } });
  if (user?.passwordExpiresAt && user.passwordExpiresAt <= ctx.now)
    throw new AppError('forbidden', m.passwordExpired);
  await deps.limiter.clear(key);
  return password;
}

/** Sets a new password; every other session of the user ends before the response. */
export async function changePassword(
  ctx: Context<'member'>,
  deps: PasswordDeps,
  encrypted: { current: string; next: string },
): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const current = await checkPassword(ctx, deps, encrypted.current);
  const next = await openNewPassword(ctx, deps.decryptCredential, {
    field: 'newPassword',
    encrypted: encrypted.next,
  });
  if (next === current) throw invalidAt('newPassword', m.passwordSame);
  const passwordHash = await deps.passwords.hash(next);
  await ctx.transact(async (tx) => {
    await tx.db
      .update(users)
      .set({ passwordHash, passwordExpiresAt: null, mustChangePassword: false })
      .where(eq(users.id, userId));
    await endSessions(tx, userId, sessionId);
  });
  await deps.actors.drop(userId);
}

import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { sayIn } from '@ieum/contract/common/text.ts';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { endSessions, type Actors } from '#account/auth/public.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { Context, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { ownerOf, tryCode } from './codes.ts';
import { users, type UserRow } from './tables.ts';
import { newTemporaryPassword, TEMPORARY_SECONDS } from './passwords/temporary-password.ts';

/** The data of a search; recovering a password also needs the username. */
export type Lost =
  | { purpose: 'FIND_USERNAME'; phone: string }
  | { purpose: 'FIND_PASSWORD'; phone: string; username: string };

export interface RecoverDeps {
  secrets: Secrets;
  passwords: Passwords;
  actors: Actors;
}

/** Whether a member's account, not an administrator's, matches the given data. */
export const isRecoverable = async (db: Db, lost: Lost): Promise<boolean> =>
  (await findLost(db, lost)).length > 0;

/**
 * With the correct code sends the username, or a temporary password that ends all sessions; the answer
 * reveals nothing.
 */
export async function recover(ctx: Context, deps: RecoverDeps, lost: Lost & { code: string }): Promise<void> {
  const { purpose, phone, code } = lost;
  await tryCode(ctx.db, deps.secrets, { purpose, phone, code, owner: ownerOf(ctx.caller), now: ctx.now });
  const found = await findLost(ctx.db, lost);
  if (found.length === 0) return;
  if (purpose === 'FIND_USERNAME') await sendUsernames(ctx, phone, found);
  else await sendTemporaryPasswords(ctx, deps, found);
}

const findLost = (db: Db, lost: Lost): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.phone, lost.phone),
        isNotNull(users.userType),
        ne(users.status, 'WITHDRAWN'),
        lost.purpose === 'FIND_PASSWORD' ? eq(users.username, lost.username.toLowerCase()) : undefined,
      ),
    )
    .orderBy(asc(users.createdAt))
    .limit(10);

function sendUsernames(ctx: Context, phone: string, found: readonly UserRow[]): Promise<unknown> {
  const usernames = found.map(({ username }) => username).join(', ');
  const body = sayIn(ctx.caller.locale, m.smsUsername.text, { usernames });
  return ctx.transact((tx) => queueMessage(tx, { channel: 'SMS', purpose: 'SECURITY', to: phone, body }));
}

async function sendTemporaryPasswords(
  ctx: Context,
  deps: RecoverDeps,
  found: readonly UserRow[],
): Promise<void> {
  for (const { id, phone } of found) {
    const password = newTemporaryPassword();
    const passwordHash = await deps.passwords.hash(password);
    const passwordExpiresAt = addSeconds(ctx.now, TEMPORARY_SECONDS);
    const body = sayIn(ctx.caller.locale, m.smsPassword.text, { password });
    await ctx.transact(async (tx) => {
      await tx.db
        .update(users)
        .set({ passwordHash, passwordExpiresAt, mustChangePassword: true })
        .where(eq(users.id, id));
      await endSessions(tx, id);
      await queueMessage(tx, { channel: 'SMS', purpose: 'SECURITY', to: phone, body, isSecret: true });
    });
    await deps.actors.drop(id);
  }
}

import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { CONSOLE_IDLE_SECONDS } from '@ieum/contract/account/auth/session-enums.ts';
import { alias } from 'drizzle-orm/pg-core';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Actors } from './actors.ts';
import { refreshTokens, sessions, type SessionRow } from './tables.ts';
import { hashToken, newRefreshToken } from './tokens.ts';

const REUSE_GRACE_SECONDS = 10;

export interface RefreshedSession {
  refreshToken: string;
  session: SessionRow;
  user: UserRow;
}

/** Creates a new refresh token of a session; `parentHash` is the token that it replaces. */
export async function issueToken(ctx: Context, sessionId: string, parentHash?: string): Promise<string> {
  const token = newRefreshToken();
  await ctx.db
    .insert(refreshTokens)
    .values({ hash: hashToken(token), sessionId, parentHash: parentHash ?? null, createdAt: ctx.now });
  return token;
}

/**
 * Exchanges a refresh token for its successor. A used token gets another successor while no successor was
 * used; if one was used ten seconds before, somebody else has a copy and the whole session ends.
 */
export async function rotate(ctx: Context, actors: Actors, token: string): Promise<RefreshedSession> {
  const rotated = await ctx.transact((tx) => rotateIn(tx, hashToken(token)));
  if (rotated && 'stolenFromUserId' in rotated) await actors.drop(rotated.stolenFromUserId);
  if (!rotated || 'stolenFromUserId' in rotated) throw sessionOver();
  return rotated;
}

/** Returns instead the user whose session ended because a copy was detected. */
async function rotateIn(
  ctx: Context,
  hash: string,
): Promise<RefreshedSession | { stolenFromUserId: string } | undefined> {
  const current = await findKnown(ctx, hash);
  if (!current || isIdle(current, ctx.now)) return undefined;
  const { session, user } = current;
  if (current.spentAt && (await wasCopied(ctx, hash, current.spentAt))) {
    await ctx.db.update(sessions).set({ endedAt: ctx.now }).where(eq(sessions.id, session.id));
    return { stolenFromUserId: user.id };
  }
  await ctx.db
    .update(refreshTokens)
    .set({ spentAt: ctx.now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.spentAt)));
  // An administrator's open page renews its token automatically; only calls that the user triggered count as use (last-use.ts).
  if (!user.isConsole)
    await ctx.db.update(sessions).set({ lastUsedAt: ctx.now }).where(eq(sessions.id, session.id));
  await storeLocale(ctx, user);
  return { refreshToken: await issueToken(ctx, session.id, hash), session, user };
}

/** Messages are written in the language that the user currently uses. */
async function storeLocale({ db, caller }: Context, { id, locale }: UserRow) {
  if (locale !== caller.locale) await db.update(users).set({ locale: caller.locale }).where(eq(users.id, id));
}

async function findKnown(ctx: Context, hash: string) {
  const [row] = await ctx.db
    .select({ spentAt: refreshTokens.spentAt, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.hash, hash),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, ctx.now),
        eq(users.status, 'ACTIVE'),
      ),
    )
    .for('update', { of: sessions });
  return row;
}

const isIdle = ({ user, session }: { user: UserRow; session: SessionRow }, now: Date) =>
  user.isConsole && addSeconds(session.lastUsedAt, CONSOLE_IDLE_SECONDS) < now;

async function wasCopied(ctx: Context, hash: string, spentAt: Date): Promise<boolean> {
  const successor = alias(refreshTokens, 'successor');
  const used = await ctx.db
    .select({ hash: successor.hash })
    .from(successor)
    .where(and(eq(successor.parentHash, hash), isNotNull(successor.spentAt)))
    .limit(1);
  return used.length > 0 && addSeconds(spentAt, REUSE_GRACE_SECONDS) < ctx.now;
}

const sessionOver = () => new AppError('unauthenticated', commonTexts.sessionOver);

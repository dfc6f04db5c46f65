import { and, eq } from 'drizzle-orm';
import { authMessages as m } from '@ieum/contract/messages/auth.ts';
import { users, type UserRow } from '#users/tables.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { newId } from '#kit/ids.ts';
import type { Limiter } from '#platform/limits.ts';
import type { Passwords } from '#platform/passwords.ts';
import { issueToken } from './refresh.ts';
import { sessions } from './tables.ts';
import { addSeconds } from '#kit/dates.ts';

const PER_ADDRESS = { max: 10, perSeconds: 15 * 60 };
const PER_USERNAME = { max: 50, perSeconds: 60 * 60 };
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const TAB_SECONDS = 12 * 60 * 60;

export interface Credentials {
  username: string;
  password: string;
  /** A different type than the account's fails like a wrong password; none admits any. */
  userType: string | undefined;
  isKept: boolean;
  /** A browser this user has logged in from before is spared the limit by username. */
  isKnownBrowser: boolean;
}

interface Deps {
  limiter: Limiter;
  passwords: Passwords;
}

/** Checks the credentials and opens a session; answers and takes the same time whatever was wrong. */
export async function logIn(ctx: Context, { limiter, passwords }: Deps, given: Credentials): Promise<string> {
  await takeTries(limiter, ctx.caller.address, given);
  const [user] = await ctx.db.select().from(users).where(eq(users.username, given.username));
  const matches = await passwords.matches(given.password, user?.passwordHash);
  if (!user || !matches || !fitsType(user, given.userType) || !isOpen(user, ctx.now))
    throw new AppError('unauthenticated', m.wrongCredentials);
  if (user.status === 'BLOCKED') throw new AppError('forbidden', m.blocked);
  await limiter.clear(addressKey(ctx.caller.address, given.username));
  return ctx.transact((tx) => openSession(tx, user, given.isKept));
}

/** A withdrawn account opens no more, a temporary password only for half an hour. */
const isOpen = ({ status, passwordExpiresAt }: UserRow, now: Date) =>
  status !== 'WITHDRAWN' && (passwordExpiresAt === null || passwordExpiresAt > now);

const addressKey = (address: string, username: string) => `login ${address} ${username}`;

async function takeTries(limiter: Limiter, address: string, { username, isKnownBrowser }: Credentials) {
  const near = await limiter.take({ key: addressKey(address, username), ...PER_ADDRESS });
  const all = isKnownBrowser ? near : await limiter.take({ key: `login ${username}`, ...PER_USERNAME });
  const refused = [near, all].find((answer) => !answer.ok);
  if (!refused || refused.ok) return;
  const { retryAfterSeconds } = refused;
  const values = { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
  throw new AppError('too_many', m.tooManyLogins, { retryAfterSeconds, values });
}

const fitsType = (user: UserRow, userType: string | undefined) =>
  userType === undefined || user.userType === userType.toUpperCase();

async function openSession(ctx: Context, user: UserRow, isKept: boolean): Promise<string> {
  const sessionId = newId();
  const { now, caller } = ctx;
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    isKept,
    userAgent: caller.userAgent,
    address: caller.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addSeconds(now, isKept && !user.isConsole ? KEPT_SECONDS : TAB_SECONDS),
  });
  await ctx.db
    .update(users)
    .set({ lastLoginAt: now, locale: caller.locale })
    .where(and(eq(users.id, user.id)));
  return issueToken(ctx, sessionId);
}

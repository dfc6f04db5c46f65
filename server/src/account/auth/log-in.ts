import { and, eq } from 'drizzle-orm';
import { authTexts as m } from '@ieum/contract/account/auth/texts.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Context } from '#kit/context.ts';
import { AppError, tooManyMinutes } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import type { Allowance, Limiter } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/networks.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Passwords } from '#platform/passwords.ts';
import { issueToken } from './refresh.ts';
import { hasSecondFactor, useCode, withinAttempts } from './second-factor-codes/use-code.ts';
import { sessions } from './tables.ts';
import { addSeconds } from '#kit/dates.ts';

// All of these count failures only.
const PER_ADDRESS = { max: 10, perSeconds: 15 * 60 };
const PER_USERNAME = { max: 50, perSeconds: 60 * 60 };
/** Counts all usernames: a company's people share one address. */
const FAILURES_FROM_ADDRESS = { max: 100, perSeconds: 60 * 60 };
/** Counts all addresses together; beyond it, stolen credentials are being tried from many addresses … */
export const FAILURES_OF_ALL = { key: 'login failures of all', max: 300, perSeconds: 60 * 60 };
/** … and each address has this many failures left. */
const FAILURES_UNDER_ATTACK = { max: 5, perSeconds: 60 * 60 };
const RETENTION_SECONDS = 30 * 24 * 60 * 60;
const TAB_SECONDS = 12 * 60 * 60;

export interface Credentials {
  username: string;
  password: string;
  /** A type other than the account's fails like a wrong password; none is for administrators. */
  userType: string | undefined;
  isKept: boolean;
  /**
   * A browser from which this user has logged in before is exempt from the limits by username and by address
   * alone.
   */
  isKnownBrowser: boolean;
  /** Of the authenticator app, or a recovery code; asked for only after the password. */
  code: string | undefined;
}

interface Deps {
  limiter: Limiter;
  passwords: Passwords;
  secrets: Secrets;
}

/**
 * Checks the credentials and opens a session; every failure of the password has the same answer and takes the
 * same time. An administrator with a second factor is asked for its code only after the password.
 */
export async function logIn(ctx: Context, deps: Deps, input: Credentials): Promise<string> {
  const user = await checkWithinLimits(deps.limiter, ctx.caller.address, input, () =>
    findMatch(ctx, deps, input),
  );
  if (!user) throw wrongCredentials(input);
  if (user.status === 'BLOCKED') throw new AppError('forbidden', m.blocked);
  await deps.limiter.clear(nearKey(ctx.caller.address, input.username));
  const { code } = input;
  if (!(await hasSecondFactor(ctx.db, user.id))) return ctx.transact((tx) => openSession(tx, user, input));
  if (!code) throw new AppError('second_factor_required', m.secondFactorRequired);
  return withinAttempts(deps.limiter, user.id, () =>
    ctx.transact(async (tx) => {
      if (!(await useCode(tx, deps.secrets, { id: user.id, code })))
        throw new AppError('unauthenticated', m.secondFactorWrong, { fields: { code: m.secondFactorWrong } });
      return openSession(tx, user, input);
    }),
  );
}

async function findMatch({ db, now }: Context, { passwords }: Deps, input: Credentials) {
  const [user] = await db.select().from(users).where(eq(users.username, input.username));
  const matches = await passwords.matches(input.password, user?.passwordHash);
  return user && matches && fitsType(user, input.userType) && isOpen(user, now) ? user : undefined;
}

/** A withdrawn account cannot log in, a temporary password is valid for half an hour. */
const isOpen = ({ status, passwordExpiresAt }: UserRow, now: Date) =>
  status !== 'WITHDRAWN' && (passwordExpiresAt === null || passwordExpiresAt > now);

const nearKey = (address: string, username: string) => `login ${networkOf(address)} ${username}`;

/** Checks the credentials within the limits; only wrong credentials count as a failure. */
async function checkWithinLimits(
  limiter: Limiter,
  address: string,
  { username, isKnownBrowser }: Credentials,
  find: () => Promise<UserRow | undefined>,
): Promise<UserRow | undefined> {
  // Counted before the result is known, so that parallel attempts are counted one by one.
  const counts = isKnownBrowser ? [] : await countFailureInAdvance(limiter, networkOf(address));
  let hasFailed = false;
  const count = async (allowance: Allowance) => {
    await take(limiter, allowance);
    counts.push(allowance.key);
  };
  try {
    await count({ key: nearKey(address, username), ...PER_ADDRESS });
    if (!isKnownBrowser) await count({ key: `login ${username}`, ...PER_USERNAME });
    const user = await find();
    hasFailed = user === undefined;
    return user;
  } finally {
    if (!hasFailed) await refund(limiter, counts);
  }
}

/** Counts a failure of the network in advance; returns the keys to refund on success. */
async function countFailureInAdvance(limiter: Limiter, network: string): Promise<string[]> {
  const own = `login failures ${network}`;
  await take(limiter, { key: own, ...FAILURES_FROM_ADDRESS });
  const isCalm = (await limiter.take(FAILURES_OF_ALL)).ok;
  if (isCalm) return [own, FAILURES_OF_ALL.key];
  const few = `login failures under attack ${network}`;
  try {
    await take(limiter, { key: few, ...FAILURES_UNDER_ATTACK });
  } catch (error) {
    await limiter.refund(own);
    throw error;
  }
  return [own, few];
}

async function refund(limiter: Limiter, keys: readonly string[]) {
  for (const key of keys) await limiter.refund(key);
}

async function take(limiter: Limiter, allowance: Allowance) {
  const taken = await limiter.take(allowance);
  if (!taken.ok) throw tooManyMinutes(m.tooManyLogins, taken.retryAfterSeconds);
}

const fitsType = (user: UserRow, userType: string | undefined) =>
  userType === undefined || user.userType === userType.toUpperCase();

/** The same for every failure, so that nobody learns whether an account of the other type exists. */
const wrongCredentials = ({ userType }: Credentials) =>
  new AppError('unauthenticated', userType ? m.wrongCredentialsOrType : m.wrongCredentials);

async function openSession(ctx: Context, user: UserRow, input: Credentials): Promise<string> {
  const sessionId = newId();
  const { now, caller } = ctx;
  const { isKept } = input;
  if (!(await recordLogin(ctx, user))) throw wrongCredentials(input);
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    isKept,
    userAgent: caller.userAgent,
    address: caller.address,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addSeconds(now, isKept && !user.isConsole ? RETENTION_SECONDS : TAB_SECONDS),
  });
  return issueToken(ctx, sessionId);
}

/**
 * Locks the account, so that what ends its sessions also ends this one; false when its password has changed or it
 * was blocked since the password was compared.
 */
async function recordLogin({ db, now, caller }: Context, { id, passwordHash }: UserRow): Promise<boolean> {
  const recorded = await db
    .update(users)
    .set({ lastLoginAt: now, locale: caller.locale })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.status, 'ACTIVE')))
    .returning({ id: users.id });
  return recorded.length > 0;
}

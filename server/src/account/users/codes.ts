import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Caller, Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { newId } from '#kit/db/ids.ts';
import { phoneCodes, type PhoneCodeRow } from './tables.ts';

const LIFE_SECONDS = 180;
const MAX_TRIES = 5;
const CONFIRMATION_SECONDS = 30 * 60;

/** The owner of a code: the phone that received it and the browser session (or address) that requested it. */
export interface CodeOwner {
  purpose: PhoneCodeRow['purpose'];
  phone: string;
  owner: string;
}

/** The caller's browser session, or the address of a caller without one. */
export const ownerOf = ({ session, address }: Pick<Caller, 'session' | 'address'>): string =>
  session ? `session ${session}` : `address ${address}`;

/** Creates a code that is valid for 180 seconds; an earlier one of the same owner becomes invalid. */
export async function issueCode({ db, now }: Pick<Work, 'db' | 'now'>, secrets: Secrets, to: CodeOwner) {
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = addSeconds(now, LIFE_SECONDS);
  await db
    .update(phoneCodes)
    .set({ voidedAt: now })
    .where(and(isOf(to), isNull(phoneCodes.voidedAt), isNull(phoneCodes.usedAt)));
  const [codeHash = ''] = hashesOf(secrets, id, code);
  await db.insert(phoneCodes).values({ id, ...to, codeHash, expiresAt, createdAt: now });
  return { code, expiresAt };
}

/**
 * Checks one attempt, at most five for a code even in parallel. To be called outside a transaction, so that a
 * rejected attempt is counted. Returns the confirmed row.
 */
export async function tryCode(db: Db, secrets: Secrets, input: CodeOwner & { code: string; now: Date }) {
  const { now } = input;
  const newest = await findNewest(db, input);
  if (!newest || newest.confirmedAt || newest.voidedAt) throw new AppError('invalid', commonTexts.invalid);
  const tried = await takeTry(db, newest.id, now);
  if (!tried) throw new AppError('invalid', newest.expiresAt <= now ? m.codeExpired : m.codeVoid);
  if (!isRight(secrets, tried, input.code))
    throw new AppError('invalid', tried.attempts >= MAX_TRIES ? m.codeVoid : m.codeWrong);
  const [confirmed] = await db
    .update(phoneCodes)
    .set({ confirmedAt: now })
    .where(and(eq(phoneCodes.id, tried.id), isNull(phoneCodes.confirmedAt)))
    .returning();
  if (!confirmed) throw new AppError('invalid', commonTexts.invalid);
  return confirmed;
}

/**
 * Whether the owner has confirmed this phone within the last 30 minutes and not used the confirmation yet.
 */
export async function hasConfirmed(db: Db, owner: CodeOwner, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(isUsable(owner, now))
    .limit(1);
  return found !== undefined;
}

/** Uses up the confirmation, once, in the transaction of its purpose; false when there is none. */
export async function useConfirmation(
  { db, now }: Pick<Work, 'db' | 'now'>,
  owner: CodeOwner,
): Promise<boolean> {
  const used = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(isUsable(owner, now))
    .returning({ id: phoneCodes.id });
  return used.length > 0;
}

const isOf = ({ purpose, phone, owner }: CodeOwner) =>
  and(eq(phoneCodes.purpose, purpose), eq(phoneCodes.phone, phone), eq(phoneCodes.owner, owner));

const isUsable = (owner: CodeOwner, now: Date) =>
  and(
    isOf(owner),
    isNotNull(phoneCodes.confirmedAt),
    gt(phoneCodes.confirmedAt, addSeconds(now, -CONFIRMATION_SECONDS)),
    isNull(phoneCodes.usedAt),
    isNull(phoneCodes.voidedAt),
  );

async function findNewest(db: Db, owner: CodeOwner): Promise<PhoneCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(isOf(owner))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .limit(1);
  return row;
}

async function takeTry(db: Db, id: string, now: Date): Promise<PhoneCodeRow | undefined> {
  const [row] = await db
    .update(phoneCodes)
    .set({ attempts: sql`${phoneCodes.attempts} + 1` })
    .where(
      and(
        eq(phoneCodes.id, id),
        lt(phoneCodes.attempts, MAX_TRIES),
        gt(phoneCodes.expiresAt, now),
        isNull(phoneCodes.confirmedAt),
        isNull(phoneCodes.voidedAt),
      ),
    )
    .returning();
  return row;
}

const hashesOf = (secrets: Secrets, id: string, code: string): string[] =>
  secrets.map((secret) => createHmac('sha256', secret).update(`phone code ${id} ${code}`).digest('hex'));

const isRight = (secrets: Secrets, { id, codeHash }: PhoneCodeRow, code: string): boolean =>
  hashesOf(secrets, id, code).some((hash) => timingSafeEqual(Buffer.from(hash), Buffer.from(codeHash)));

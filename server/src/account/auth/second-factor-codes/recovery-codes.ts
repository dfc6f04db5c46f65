import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { RECOVERY_CODES } from '@ieum/contract/account/second-factors/enums.ts';
import type { Db } from '#kit/context.ts';
import { fingerprint, type Secrets } from '#platform/crypto.ts';
import { recoveryCodes } from '../tables.ts';

/** Without letters that look like others. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const newCode = (): string => {
  const half = () => Array.from({ length: HALF }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${half()}-${half()}`;
};

/** The spelling that is hashed: people leave out the hyphen or use capitals. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The account is part of the hash, so that equal codes of two accounts have different ones. */
export const recoveryText = (userId: string, code: string): string =>
  `recovery code ${userId} ${plainCode(code)}`;

/** Replaces an account's recovery codes; the answer is the only time that they can be read. */
export async function replaceRecoveryCodes(db: Db, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: fingerprint(secrets, recoveryText(userId, code)) })));
  return codes;
}

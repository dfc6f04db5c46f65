import { compactDecrypt } from 'jose';
import { z } from 'zod';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Db } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { KeyRing } from './keys.ts';
import { KeyUse, usedNonces } from './tables.ts';

const Content = z.object({
  value: z.string().max(200),
  iat: z.number(),
  jti: z.uuid(),
});

const LIFE_SECONDS = 300;
const AHEAD_SECONDS = 60;

/**
 * Decrypts login values; rejects a value that is not encrypted to our key, older than five minutes, or used
 * before.
 */
export type DecryptCredential = (db: Db, encrypted: string, now: Date) => Promise<string>;

export const createDecryptCredential =
  (ring: KeyRing): DecryptCredential =>
  async (db, encrypted, now) => {
    const { value, iat, jti } = await decrypt(ring, encrypted);
    const age = now.getTime() / 1000 - iat;
    if (age > LIFE_SECONDS || age < -AHEAD_SECONDS) throw invalidCredential();
    const fresh = await db.insert(usedNonces).values({ jti, spentAt: now }).onConflictDoNothing().returning();
    if (fresh.length === 0) throw invalidCredential();
    return value;
  };

async function decrypt(ring: KeyRing, encrypted: string) {
  try {
    const { plaintext } = await compactDecrypt(
      encrypted,
      ({ kid }) => {
        const pair = ring.find(KeyUse.Encryption, kid);
        if (!pair) throw new Error('unknown key');
        return pair.privateKey;
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    return Content.parse(JSON.parse(new TextDecoder().decode(plaintext)));
  } catch {
    throw invalidCredential();
  }
}

const invalidCredential = () => new AppError('invalid', m.invalid);

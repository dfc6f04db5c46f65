import { asc, desc, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { decryptSecret, encryptSecret, type Secrets } from '#platform/crypto.ts';
import type { Db } from '#kit/context.ts';
import { randomId } from '#kit/db/ids.ts';
import { keys, KeyUse } from './tables.ts';

/** A key pair in use; `publicJwk` is public. */
export interface KeyPair {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK & { kid: string };
}

export interface KeyRing {
  /** The newest key pair for each use. */
  current: { encryption: KeyPair; signature: KeyPair };
  /** Also finds the pair before the newest, so that a rotation does not break tokens in use. */
  find: (use: KeyUse, id: string | undefined) => KeyPair | undefined;
}

const ALGORITHM = { [KeyUse.Encryption]: 'ECDH-ES', [KeyUse.Signature]: 'EdDSA' } as const;
const LIVE_PAIRS = 2;

/**
 * Loads the installation's key pairs and creates the first ones; processes that start together agree on one.
 */
export async function openKeyRing(db: Db, secrets: Secrets): Promise<KeyRing> {
  const encryption = await loadPairs(db, secrets, KeyUse.Encryption);
  const signature = await loadPairs(db, secrets, KeyUse.Signature);
  const pairs = { [KeyUse.Encryption]: encryption, [KeyUse.Signature]: signature };
  return {
    current: { encryption: newestOf(encryption), signature: newestOf(signature) },
    find: (use, id) => pairs[use].find((pair) => pair.id === id),
  };
}

async function loadPairs(db: Db, secrets: Secrets, use: KeyUse): Promise<KeyPair[]> {
  const known = await findPairs(db, use);
  if (known.length > 0) return Promise.all(known.map((row) => readPair(row, secrets)));
  await insertFirstPair(db, secrets, use);
  return loadPairs(db, secrets, use);
}

const findPairs = (db: Db, use: KeyUse) =>
  db
    .select()
    .from(keys)
    .where(eq(keys.use, use))
    .orderBy(desc(keys.createdAt), asc(keys.id))
    .limit(LIVE_PAIRS);

async function insertFirstPair(db: Db, secrets: Secrets, use: KeyUse) {
  const curve = use === KeyUse.Encryption ? { crv: 'P-256' } : { crv: 'Ed25519' };
  const { privateKey } = await generateKeyPair(ALGORITHM[use], { ...curve, extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: `${use}-${randomId()}` };
  // The first pair has a fixed id, so that two processes starting on an empty database agree on one.
  const id = `${use}-first`;
  await db
    .insert(keys)
    .values({ id, use, encryptedJwk: encryptSecret(secrets, JSON.stringify({ ...jwk, kid: id })) })
    .onConflictDoNothing();
}

async function readPair(row: typeof keys.$inferSelect, secrets: Secrets): Promise<KeyPair> {
  const jwk = JSON.parse(decryptSecret(secrets, row.encryptedJwk)) as JWK;
  const { d: _, ...open } = jwk;
  const alg = ALGORITHM[row.use];
  return {
    id: row.id,
    privateKey: (await importJWK(jwk, alg)) as CryptoKey,
    publicKey: (await importJWK(open, alg)) as CryptoKey,
    publicJwk: { ...open, kid: row.id, use: row.use === KeyUse.Encryption ? 'enc' : 'sig', alg },
  };
}

function newestOf(pairs: KeyPair[]): KeyPair {
  const [newest] = pairs;
  if (!newest) throw new Error('no key pair');
  return newest;
}

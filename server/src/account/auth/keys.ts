import { asc, desc, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { decryptSecret, encryptSecret, type Secrets } from '#platform/crypto.ts';
import type { Db } from '#kit/context.ts';
import { randomId } from '#kit/db/ids.ts';
import { keys } from './tables.ts';

/** A key pair in use; `publicJwk` is public. */
export interface KeyPair {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK & { kid: string };
}

export interface KeyRing {
  /** The newest key pair for each use. */
  current: { seal: KeyPair; sign: KeyPair };
  /** Also finds the pair before the newest, so that a rotation does not break tokens in use. */
  find: (use: 'seal' | 'sign', id: string | undefined) => KeyPair | undefined;
}

const ALGORITHM = { seal: 'ECDH-ES', sign: 'EdDSA' } as const;
const LIVE_PAIRS = 2;

/**
 * Loads the installation's key pairs and creates the first ones; processes that start together agree on one.
 */
export async function openKeyRing(db: Db, secrets: Secrets): Promise<KeyRing> {
  const seal = await loadPairs(db, secrets, 'seal');
  const sign = await loadPairs(db, secrets, 'sign');
  const pairs = { seal, sign };
  return {
    current: { seal: newestOf(seal), sign: newestOf(sign) },
    find: (use, id) => pairs[use].find((pair) => pair.id === id),
  };
}

async function loadPairs(db: Db, secrets: Secrets, use: 'seal' | 'sign'): Promise<KeyPair[]> {
  const known = await findPairs(db, use);
  if (known.length > 0) return Promise.all(known.map((row) => readPair(row, secrets)));
  await insertFirstPair(db, secrets, use);
  return loadPairs(db, secrets, use);
}

const findPairs = (db: Db, use: 'seal' | 'sign') =>
  db
    .select()
    .from(keys)
    .where(eq(keys.use, use))
    .orderBy(desc(keys.createdAt), asc(keys.id))
    .limit(LIVE_PAIRS);

async function insertFirstPair(db: Db, secrets: Secrets, use: 'seal' | 'sign') {
  const curve = use === 'seal' ? { crv: 'P-256' } : { crv: 'Ed25519' };
  const { privateKey } = await generateKeyPair(ALGORITHM[use], { ...curve, extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: `${use}-${randomId()}` };
  // The first pair has a fixed id, so that two processes starting on an empty database agree on one.
  const id = `${use}-first`;
  await db
    .insert(keys)
    .values({ id, use, sealedJwk: encryptSecret(secrets, JSON.stringify({ ...jwk, kid: id })) })
    .onConflictDoNothing();
}

async function readPair(row: typeof keys.$inferSelect, secrets: Secrets): Promise<KeyPair> {
  const jwk = JSON.parse(decryptSecret(secrets, row.sealedJwk)) as JWK;
  const { d: _, ...open } = jwk;
  const alg = ALGORITHM[row.use];
  return {
    id: row.id,
    privateKey: (await importJWK(jwk, alg)) as CryptoKey,
    publicKey: (await importJWK(open, alg)) as CryptoKey,
    publicJwk: { ...open, kid: row.id, use: row.use === 'seal' ? 'enc' : 'sig', alg },
  };
}

function newestOf(pairs: KeyPair[]): KeyPair {
  const [newest] = pairs;
  if (!newest) throw new Error('no key pair');
  return newest;
}

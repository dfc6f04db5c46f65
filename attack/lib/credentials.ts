import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { World } from './world.ts';

/** The public key for encrypting login values. */
export async function publicKeyOf({ call }: Pick<World, 'call'>): Promise<JWK & { kid: string }> {
  const answer = await call(undefined, 'GET', '/api/auth/publicKey');
  return (JSON.parse(answer.text) as { publicKey: JWK & { kid: string } }).publicKey;
}

const keys = new Map<string, Promise<JWK & { kid: string }>>();

/** Encrypts a value as the browser does: a JWE to the published key, usable once. */
export async function encryptCredential(
  world: Pick<World, 'call' | 'url'>,
  value: string,
  at = Date.now(),
): Promise<string> {
  const known = keys.get(world.url) ?? publicKeyOf(world);
  keys.set(world.url, known);
  const key = await known;
  const content = { value, iat: Math.floor(at / 1000), jti: crypto.randomUUID() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

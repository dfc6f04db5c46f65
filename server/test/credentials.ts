import { CompactEncrypt, importJWK } from 'jose';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import type { World } from './world.ts';

/** Encrypts a value as the browser does: a JWE to the published key, usable once. */
export async function encryptCredential(world: Pick<World, 'api' | 'clock'>, value: string): Promise<string> {
  const { publicKey } = await world.api(undefined, auth).publicKey();
  const content = { value, iat: Math.floor(world.clock.now().getTime() / 1000), jti: crypto.randomUUID() };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(await importJWK(publicKey, 'ECDH-ES'));
}

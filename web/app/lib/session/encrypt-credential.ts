import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface CredentialKey {
  publicKey: JWK;
  /** Seconds since 1970 on the server's clock, so that a wrong local clock does no harm. */
  issuedAt: number;
}

/**
 * Encrypts one credential for the server: a JWE (ECDH-ES, A256GCM) valid once and for five minutes
 * (`server/src/account/auth/decrypt-credential.ts` reads it).
 */
export async function encryptCredential(value: string, key: CredentialKey): Promise<string> {
  const json = JSON.stringify({ value, iat: key.issuedAt, jti: crypto.randomUUID() });
  return new CompactEncrypt(new TextEncoder().encode(json))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.publicKey.kid ?? '' })
    .encrypt(await importJWK(key.publicKey, 'ECDH-ES'));
}

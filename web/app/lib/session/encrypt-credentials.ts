import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import type { auth } from '@ieum/contract/account/auth/endpoints.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/http.ts';
import { httpCopy } from '../api/http-copy.ts';
import type { CredentialKey } from './encrypt-credential.ts';

async function fetchKey(): Promise<CredentialKey> {
  const { value, headers } = await request(authPaths.publicKey, {});
  const served = Date.parse(headers.get('date') ?? '');
  const millis = Number.isNaN(served) ? Date.now() : served;
  const { publicKey } = value as Reply<typeof auth.publicKey>;
  return { publicKey, issuedAt: Math.floor(millis / 1000) };
}

/**
 * Encrypts passwords and user names for the wire; throws ApiError `insecure` where the browser has no
 * WebCrypto (neither https nor localhost). The cipher is loaded at the first use.
 */
export async function encryptCredentials<const T extends readonly string[]>(
  values: T,
): Promise<{ [K in keyof T]: string }> {
  if (!globalThis.crypto?.subtle) throw new ApiError(0, { code: 'insecure', message: httpCopy.insecure });
  const [{ encryptCredential }, key] = await Promise.all([import('./encrypt-credential.ts'), fetchKey()]);
  return Promise.all(values.map((value) => encryptCredential(value, key))) as Promise<{
    [K in keyof T]: string;
  }>;
}

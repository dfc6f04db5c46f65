import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { readEnv } from '#platform/env.ts';

/** Prints an access token of a running server, for curl: `npm run -s token -- <username> <password>`. */
const [username, password] = process.argv.slice(2);
if (!username || !password) {
  process.stderr.write('usage: npm run -s token -- <username> <password>\n');
  process.exit(2);
}
const { publicUrl } = readEnv();

async function ask<T>(path: string, authorization?: string): Promise<T> {
  const response = await fetch(`${publicUrl}${path}`, authorization ? { headers: { authorization } } : {});
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `HTTP ${response.status}`);
  return answer;
}

const { publicKey } = await ask<{ publicKey: JWK & { kid: string } }>('/api/auth/publicKey');
const key = await importJWK(publicKey, 'ECDH-ES');
const encryptValue = (value: string) =>
  new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify({ value, iat: Date.now() / 1000, jti: crypto.randomUUID() })),
  )
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);

const basic = Buffer.from(`${await encryptValue(username)}:${await encryptValue(password)}`).toString(
  'base64',
);
const { refreshToken } = await ask<{ refreshToken: string }>('/api/auth/refreshToken', `Basic ${basic}`);
const { accessToken } = await ask<{ accessToken: string }>('/api/auth/accessToken', `Bearer ${refreshToken}`);
process.stdout.write(`${accessToken}\n`);

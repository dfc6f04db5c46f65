import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { readEnv } from '#platform/env.ts';

/**
 * Prints an access token of a running server, for curl: `npm run -s token -- <username> <password>`. The code of
 * a second factor is given by `--code`, or typed when the server asks for it.
 */
const USAGE = 'usage: npm run -s token -- <username> <password> [--code <code>]\n';

class Rejected extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Ends the process with a sentence in place of a stack trace. */
function end(message: string, status: number): never {
  process.stderr.write(message);
  process.exit(status);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { code: { type: 'string' } },
    });
    const [username, password] = positionals;
    if (username && password && positionals.length === 2) return { username, password, code: values.code };
  } catch {
    // An unknown option.
  }
  return end(USAGE, 2);
}

const { publicUrl } = readEnv();

async function ask<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${publicUrl}${path}`, { headers });
  const answer = (await response.json()) as T & { message?: string; code?: string };
  if (!response.ok) throw new Rejected(answer.message ?? `HTTP ${response.status}`, answer.code);
  return answer;
}

async function logIn(username: string, password: string, code?: string): Promise<string> {
  const { publicKey } = await ask<{ publicKey: JWK & { kid: string } }>('/api/auth/publicKey');
  const key = await importJWK(publicKey, 'ECDH-ES');
  const encryptValue = (value: string) =>
    new CompactEncrypt(
      new TextEncoder().encode(JSON.stringify({ value, iat: Date.now() / 1000, jti: crypto.randomUUID() })),
    )
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
      .encrypt(key);
  const secret = `${await encryptValue(username)}:${await encryptValue(password)}`;
  const { refreshToken } = await ask<{ refreshToken: string }>('/api/auth/refreshToken', {
    authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
    ...(code && { 'second-factor': await encryptValue(code) }),
  });
  return refreshToken;
}

/** The code of the app as it is typed; without a terminal there is nobody to ask. */
async function askForCode(): Promise<string> {
  if (!process.stdin.isTTY)
    return end('this account has a second factor: give the code of the app by --code <code>\n', 1);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const code = await lines.question('code of the authenticator app, or a recovery code: ');
  lines.close();
  return code.trim();
}

const { username, password, code } = readArguments();
try {
  const refreshToken = await logIn(username, password, code).catch(async (error: unknown) => {
    if (!(error instanceof Rejected) || error.code !== 'second_factor_required') throw error;
    return logIn(username, password, await askForCode());
  });
  const authorization = `Bearer ${refreshToken}`;
  const { accessToken } = await ask<{ accessToken: string }>('/api/auth/accessToken', { authorization });
  process.stdout.write(`${accessToken}\n`);
} catch (error) {
  if (!(error instanceof Rejected)) throw error;
  end(`${error.message}\n`, 1);
}

import type { Page } from '@playwright/test';
import { authPaths } from '../../contract/src/account/auth/paths.ts';
import { encryptCredential, type CredentialKey } from '../../web/app/lib/session/encrypt-credential.ts';
import { baseURL } from './base-url.ts';

export interface Credentials {
  username: string;
  password: string;
}

interface Tokens {
  refreshToken: string;
  accessToken: string;
}

/** Accounts of the demonstration. */
const accounts = {
  person: { username: 'person', password: 'Person!2026' },
  company: { username: 'company', password: 'Company!2026' },
  pending: { username: 'pending', password: 'Pending!2026' },
  admin: { username: 'admin', password: 'Admin!2026' },
} as const satisfies Record<string, Credentials>;
export type Account = keyof typeof accounts;

/**
 * A page renews its tokens before they expire; those passed to pages are never so old that two pages
 * would renew the same.
 */
const FRESH_MS = 3 * 60_000;
const made = new Map<string, { at: number; tokens: Promise<Tokens> }>();

interface CallOptions {
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: object;
}

/** A call without a browser; an error contains the response. */
export async function call<T>(
  path: string,
  { method = 'POST', headers = {}, body }: CallOptions = {},
): Promise<T> {
  const answer = await fetch(new URL(path, baseURL), {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** A call of an account. */
export async function callAs<T>(account: Account, path: string, options: CallOptions = {}): Promise<T> {
  const { accessToken } = await tokensOf(account);
  return call(path, { ...options, headers: { authorization: `Bearer ${accessToken}` } });
}

/** Credentials in the encrypted form of the wire. */
export async function encrypted(...values: string[]): Promise<string[]> {
  const { publicKey } = await call<Pick<CredentialKey, 'publicKey'>>(authPaths.publicKey.path);
  const key = { publicKey, issuedAt: Math.floor(Date.now() / 1000) };
  return Promise.all(values.map((value) => encryptCredential(value, key)));
}

async function logInWith({ username, password }: Credentials): Promise<Tokens> {
  const secret = Buffer.from((await encrypted(username, password)).join(':')).toString('base64');
  const { refreshToken } = await call<Tokens>(authPaths.refreshToken.path, {
    headers: { authorization: `Basic ${secret}` },
  });
  return call<Tokens>(authPaths.accessToken.path, { headers: { authorization: `Bearer ${refreshToken}` } });
}

/** The tokens of a login without a browser: one for all stories of a worker, as long as they are valid. */
export function tokensOf(account: Account | Credentials): Promise<Tokens> {
  const credentials = typeof account === 'string' ? accounts[account] : account;
  const known = made.get(credentials.username);
  if (known && Date.now() - known.at < FRESH_MS) return known.tokens;
  const tokens = logInWith(credentials);
  made.set(credentials.username, { at: Date.now(), tokens });
  return tokens;
}

/**
 * Opens a page as an account that has already logged in; for stories that are not about logging in or
 * out.
 */
export async function enterAs(page: Page, account: Account | Credentials): Promise<void> {
  const { refreshToken, accessToken } = await tokensOf(account);
  await page.addInitScript(
    (tokens) => {
      // Once a tab and not in its frames, because a story may end the session and a page renews its tokens.
      if (!location.protocol.startsWith('http') || window !== top || window.name === 'entered') return;
      window.name = 'entered';
      for (const [name, token] of Object.entries(tokens)) sessionStorage.setItem(name, token);
    },
    { refreshToken, accessToken },
  );
}

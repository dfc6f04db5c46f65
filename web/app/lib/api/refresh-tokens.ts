import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { dropStored } from '../storage/tab-storage.ts';
import { shareTokens } from '../storage/cross-tab.ts';
import { storeTokens, payloadOf, readTokens, type Tokens } from '../session/tokens.ts';

const NEAR_END_MILLISECONDS = 60_000;

let running: Promise<Tokens | undefined> | undefined;

const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';

/** Whether a response contains both tokens. */
const isTokens = (value: unknown): value is Tokens =>
  hasText(value, 'refreshToken') && hasText(value, 'accessToken');

/** Exchanges a refresh token for a new access token and refresh token. */
export async function tradeRefreshToken(refreshToken: string): Promise<Tokens> {
  const { value } = await request(authPaths.accessToken, {}, `Bearer ${refreshToken}`);
  if (!isTokens(value)) throw new Error('The server answered a login without tokens');
  storeTokens(value);
  shareTokens(value);
  return value;
}

async function rotate(usedToken: string): Promise<Tokens | undefined> {
  const own = readTokens();
  if (!own || own.accessToken !== usedToken) return own;
  try {
    return await tradeRefreshToken(own.refreshToken);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    dropStored();
    return undefined;
  }
}

function underLock(work: () => Promise<Tokens | undefined>): Promise<Tokens | undefined> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request('ieum-refresh', work) : work();
}

/**
 * New tokens in place of those that contain `usedToken`: one exchange for any number of calls, and one at
 * a time over all tabs. Nothing when the session has ended, whose stored data is then deleted.
 */
export function refreshTokens(usedToken: string): Promise<Tokens | undefined> {
  running ??= underLock(() => rotate(usedToken)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Renews the access token shortly before it expires, so that the next call need not fail first. */
export async function refreshWhenNear(now = Date.now()): Promise<void> {
  const tokens = readTokens();
  const payload = payloadOf(tokens?.accessToken);
  if (!tokens || !payload || payload.exp * 1000 - now > NEAR_END_MILLISECONDS) return;
  await refreshTokens(tokens.accessToken);
}

import { CONSOLE_IDLE_SECONDS } from '@ieum/contract/account/auth/session-enums.ts';
import type { sessions } from '@ieum/contract/account/auth/session-endpoints.ts';
import { sessionPaths } from '@ieum/contract/account/auth/session-paths.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { apiOf, sendWithHeaders } from '#lib/api/api.ts';

const api = apiOf<Pick<typeof users, 'me'>>({ me: userPaths.me });

/**
 * The milliseconds until the session of this browser ends without activity, in any of its tabs, by the server's
 * clock; the call itself does not count as activity.
 */
export async function readTimeLeft(): Promise<number> {
  const { value, headers } = await sendWithHeaders(sessionPaths.list, {
    query: { limit: 1 },
    isBackground: true,
  });
  const current = (value as Reply<typeof sessions.list>).sessions.find(({ isCurrent }) => isCurrent);
  if (!current) return 0;
  const served = Date.parse(headers.get('date') ?? '');
  const now = Number.isNaN(served) ? Date.now() : served;
  return Date.parse(current.lastUsedAt) + CONSOLE_IDLE_SECONDS * 1000 - now;
}

/** A call that counts as activity. */
export const extendSession = () => api.me();

import type { OwnSession, sessions } from '@ieum/contract/account/auth/session-endpoints.ts';
import { sessionPaths } from '@ieum/contract/account/auth/session-paths.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { encryptCredentials } from '#lib/session/encrypt-credentials.ts';

export type { OwnSession };

const sessionApi = apiOf<typeof sessions>(sessionPaths);
const passwordApi = apiOf<Pick<typeof users, 'changePassword'>>({
  changePassword: userPaths.changePassword,
});

/** Every session query begins with this key. */
export const SESSIONS = 'sessions';

/** Where the member is logged in, this device first. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: [SESSIONS],
  queryFn: ({ pageParam, signal }) =>
    sessionApi.list({ query: { ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One login by its id; refused when it is over. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [SESSIONS, id],
    queryFn: async ({ signal }) => (await sessionApi.read({ params: { _session: id }, signal })).session,
    retry: false,
  });

/** Ends one login. */
export const endSession = (id: string) => sessionApi.end({ params: { _session: id } });

/** Ends all logins but this one; answers how many. */
export const endOthers = async (): Promise<number> => (await sessionApi.endOthers()).ended;

/** Sets a new password; both travel sealed. */
export async function changePassword(current: string, next: string): Promise<void> {
  const [password, newPassword] = await encryptCredentials([current, next]);
  await passwordApi.changePassword({ body: { password, newPassword } });
}

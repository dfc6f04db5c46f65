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

/** The member's sessions, this device first. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: [SESSIONS],
  queryFn: ({ pageParam, signal }) =>
    sessionApi.list({ query: { ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One session by its id; an error when it has ended. */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [SESSIONS, id],
    queryFn: async ({ signal }) => (await sessionApi.read({ params: { _session: id }, signal })).session,
    retry: false,
  });

/** Ends one session. */
export const endSession = (id: string) => sessionApi.end({ params: { _session: id } });

/** Ends all sessions but this one; returns how many. */
export const endOthers = async (): Promise<number> => (await sessionApi.endOthers()).ended;

/** Changes the password; both passwords are sent encrypted. */
export async function changePassword(current: string, next: string): Promise<void> {
  const [password, newPassword] = await encryptCredentials([current, next]);
  await passwordApi.changePassword({ body: { password, newPassword } });
}

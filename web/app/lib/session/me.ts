import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

const api = apiOf<Pick<typeof users, 'me'>>(userPaths);

/** The logged-in account, with the company and its approval; modules that change it invalidate `['me']`. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await api.me()).user,
  staleTime: 60_000,
});

import type { Terms, terms } from '@ieum/contract/terms.ts';
import { termsPaths } from '@ieum/contract/terms.paths.ts';
import type { UserType } from '@ieum/contract/users.enums.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';

export type { Terms };

const api = apiOf<typeof terms>(termsPaths);

/** The terms the sign-up of one kind of member lists. */
export const joinTermsQuery = (userType: UserType) =>
  queryOptions({
    queryKey: ['terms', 'join', userType],
    queryFn: () => api.list({ query: { userType } }),
    select: ({ termsList }) => termsList,
    staleTime: Infinity,
  });

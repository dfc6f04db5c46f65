import type { Terms, terms } from '@ieum/contract/account/terms/endpoints.ts';
import { termsPaths } from '@ieum/contract/account/terms/paths.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';

export type { Terms };

const api = apiOf<typeof terms>(termsPaths);

/** The terms on the sign-up form of one kind of member. */
export const joinTermsQuery = (userType: UserType) =>
  queryOptions({
    queryKey: ['terms', 'join', userType],
    queryFn: () => api.list({ query: { userType } }),
    select: ({ termsList }) => termsList,
    staleTime: Infinity,
  });

import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { members } from '@ieum/contract/site/members/endpoints.ts';
import { memberPaths } from '@ieum/contract/site/members/paths.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf } from '#lib/api/list-query.ts';

export type { WithdrawnMember } from '@ieum/contract/site/members/endpoints.ts';

const api = apiOf<Pick<typeof members, 'listWithdrawn' | 'erase'>>(memberPaths);

export const PAGE = 20;

export interface WithdrawnListParams {
  searchValue?: string | undefined;
  userType?: UserType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page: number;
}

/** A page of withdrawn users. */
export const withdrawnQuery = listQueryOf<WithdrawnListParams, Reply<typeof members.listWithdrawn>>({
  key: ['withdrawn'],
  size: PAGE,
  call: (input) => api.listWithdrawn(input),
  nothing: { users: [] },
});

/** Erases the remaining data of a withdrawn user. */
export function useErase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.erase({ params: { _user: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawn'] }),
  });
}

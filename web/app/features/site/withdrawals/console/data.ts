import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { members } from '@ieum/contract/site/members/endpoints.ts';
import { memberPaths } from '@ieum/contract/site/members/paths.ts';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { pageReader } from '#lib/api/paging.ts';

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

type Page = Reply<typeof members.listWithdrawn>;

function readPage(listParams: WithdrawnListParams, client: QueryClient, signal: AbortSignal): Promise<Page> {
  const { page, ...filter } = listParams;
  return pageReader({
    page,
    size: PAGE,
    read: (part) => api.listWithdrawn({ query: { ...filter, limit: PAGE, ...part }, signal }),
    before: () => client.ensureQueryData(withdrawnQuery({ ...listParams, page: page - 1 })),
    nothing: { users: [] },
  });
}

export const withdrawnQuery = (listParams: WithdrawnListParams) =>
  queryOptions({
    queryKey: ['withdrawn', listParams],
    queryFn: ({ client, signal }) => readPage(listParams, client, signal),
  });

/** Erases the remaining data of a withdrawn user. */
export function useErase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.erase({ params: { _user: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['withdrawn'] }),
  });
}

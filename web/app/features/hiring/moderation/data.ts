import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import { moderationPaths } from '@ieum/contract/hiring/moderation/paths.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { listQueryOf } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ModeratedRow } from '@ieum/contract/hiring/moderation/endpoints.ts';

const api = apiOf<Pick<typeof moderation, 'list' | 'read' | 'revise' | 'lift' | 'remove'>>(moderationPaths);

export const PAGE = 20;

export interface ModerationListParams {
  searchValue?: string | undefined;
  state?: RecruitmentState | undefined;
  _company?: string | undefined;
  origin?: 'OWN' | 'IMPORTED' | undefined;
  answered?: 'true' | 'false' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** A page of every company's recruitments. */
export const moderationQuery = listQueryOf<ModerationListParams, Reply<typeof moderation.list>>({
  key: ['moderation'],
  size: PAGE,
  call: (input) => api.list(input),
  nothing: { recruitments: [] },
});

/** One recruitment, with what an administrator and its company wrote about hiding it. */
export const moderatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'one', id],
    queryFn: async ({ signal }) => (await api.read({ params: { _recruitment: id }, signal })).recruitment,
  });

type Action =
  | { id: string; act: 'state'; state: RecruitmentState; reason?: string | undefined }
  | { id: string; act: 'lift' }
  | { id: string; act: 'remove'; reason: string };

/** Changes the state of a recruitment, shows a hidden one again, or deletes it. */
export function useModerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: Action): Promise<void> => {
      const params = { _recruitment: wanted.id };
      if (wanted.act === 'lift') await api.lift({ params });
      else if (wanted.act === 'remove') await api.remove({ params, query: { reason: wanted.reason } });
      else await api.revise({ params, body: { state: wanted.state, reason: wanted.reason } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['moderation'] }),
  });
}

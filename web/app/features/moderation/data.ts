import type { Reply } from '@ieum/contract/endpoint.ts';
import type { moderation } from '@ieum/contract/moderation.ts';
import { moderationPaths } from '@ieum/contract/moderation.paths.ts';
import type { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiOf, sortBy } from '#lib/api.ts';
import { pageReader } from '#lib/paging.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ModeratedRow } from '@ieum/contract/moderation.ts';

const api = apiOf<Pick<typeof moderation, 'list' | 'revise' | 'remove'>>(moderationPaths);

export const PAGE = 20;

export interface ModerationPlace {
  searchValue?: string | undefined;
  state?: RecruitmentState | undefined;
  _company?: string | undefined;
  origin?: 'OWN' | 'IMPORTED' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: Sort;
  /** From 1. */
  page: number;
}

type Page = Reply<typeof moderation.list>;

function readPage(place: ModerationPlace, client: QueryClient, signal: AbortSignal): Promise<Page> {
  const { page, sort, ...filter } = place;
  const headers = { sort: sortBy({ [sort.key]: sort.isDescending ? -1 : 1 }) };
  return pageReader({
    page,
    size: PAGE,
    read: (part) => api.list({ query: { ...filter, limit: PAGE, ...part }, headers, signal }),
    before: () => client.ensureQueryData(moderationQuery({ ...place, page: page - 1 })),
    nothing: { recruitments: [] },
  });
}

export const moderationQuery = (place: ModerationPlace) =>
  queryOptions({
    queryKey: ['moderation', place],
    queryFn: ({ client, signal }) => readPage(place, client, signal),
  });

type Act =
  | { id: string; state: RecruitmentState; reason?: string | undefined }
  | { id: string; state: undefined };

/** Takes a posting into a state, or deletes it when none is given. */
export function useModerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, state, ...why }: Act): Promise<void> => {
      const params = { _recruitment: id };
      if (state === undefined) await api.remove({ params });
      else await api.revise({ params, body: { state, ...why } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['moderation'] }),
  });
}

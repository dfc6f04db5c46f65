import type { applicants } from '@ieum/contract/applicants.ts';
import { applicantPaths } from '@ieum/contract/applicants.paths.ts';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, sortBy } from '#lib/api.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export const api = apiOf<typeof applicants>(applicantPaths);

/** Rows of one page of the list. */
export const PAGE = 20;

/** The filters that list and board share through the address. */
export interface Filters {
  searchValue?: string | undefined;
  /** The board shows the others folded. */
  stages: readonly ApplicationStage[];
  isUnread?: boolean | undefined;
}

/** No filter at all. */
export const ALL: Filters = { stages: [] };

export interface ListPlace extends Filters {
  sort: Sort;
  page: number;
}

/** The filters as both endpoints take them; the stages are the list's alone. */
export const filterQuery = ({ searchValue, isUnread }: Filters) => ({
  searchValue,
  unread: isUnread ? ('true' as const) : undefined,
});

/** Everything kept about one posting's applicants. */
export const allKey = (recruitmentId: string) => ['applicants', recruitmentId] as const;
export const boardKey = (recruitmentId: string) => [...allKey(recruitmentId), 'board'] as const;
export const listKey = (recruitmentId: string) => [...allKey(recruitmentId), 'list'] as const;

export const applicantListQuery = (recruitmentId: string, place: ListPlace) =>
  queryOptions({
    queryKey: [...listKey(recruitmentId), place],
    queryFn: ({ signal }) =>
      api.list({
        params: { _recruitment: recruitmentId },
        query: {
          ...filterQuery(place),
          stage: place.stages.length ? place.stages.join(',') : undefined,
          limit: PAGE,
          skip: (place.page - 1) * PAGE,
        },
        headers: { sort: sortBy({ [place.sort.key]: place.sort.isDescending ? -1 : 1 }) },
        signal,
      }),
  });

export const recruitsQuery = (recruitmentId: string) =>
  queryOptions({
    queryKey: [...allKey(recruitmentId), 'recruits'],
    queryFn: ({ signal }) =>
      api.recruits({ params: { _recruitment: recruitmentId }, query: { limit: 100 }, signal }),
  });

export const oneKey = (recruitmentId: string, id: string) => [...allKey(recruitmentId), 'one', id] as const;

/** One applicant, whole; reading is recorded by the server, so it is read again only when asked for. */
export const applicantQuery = (recruitmentId: string, id: string) =>
  queryOptions({
    queryKey: oneKey(recruitmentId, id),
    queryFn: async ({ signal }) =>
      (await api.read({ params: { _recruitment: recruitmentId, _application: id }, signal })).application,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });

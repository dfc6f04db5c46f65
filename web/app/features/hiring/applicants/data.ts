import type { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applicantPaths } from '@ieum/contract/hiring/applicants/paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, sortBy } from '#lib/api/api.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
import { listFilter, type Filters } from './filters/filters.ts';

export const api = apiOf<typeof applicants>(applicantPaths);

/** Rows on one page of the list. */
export const PAGE = 20;

export interface ApplicantListParams {
  filters: Filters;
  sort: Sort;
  page: number;
}

/** Every query about one recruitment's applicants. */
export const allKey = (recruitmentId: string) => ['applicants', recruitmentId] as const;
export const boardKey = (recruitmentId: string) => [...allKey(recruitmentId), 'board'] as const;
export const listKey = (recruitmentId: string) => [...allKey(recruitmentId), 'list'] as const;

/** The default order. */
export const NEWEST: Sort = { key: 'appliedAt', isDescending: true };

/** The order of a list as the `sort` header. */
export const sortOf = ({ key, isDescending }: Sort): string => sortBy({ [key]: isDescending ? -1 : 1 });

export const applicantListQuery = (recruitmentId: string, { filters, sort, page }: ApplicantListParams) =>
  queryOptions({
    queryKey: [...listKey(recruitmentId), listFilter(filters), sort, page],
    queryFn: ({ signal }) =>
      api.list({
        params: { _recruitment: recruitmentId },
        query: { ...listFilter(filters), limit: PAGE, skip: (page - 1) * PAGE },
        headers: { sort: sortOf(sort) },
        signal,
      }),
  });

export const facetsKey = (recruitmentId: string) => [...allKey(recruitmentId), 'facets'] as const;

/** How many applicants each choice of the filters would show. */
export const facetsQuery = (recruitmentId: string, filters: Filters) =>
  queryOptions({
    queryKey: [...facetsKey(recruitmentId), listFilter(filters)],
    queryFn: async ({ signal }) =>
      (await api.facets({ params: { _recruitment: recruitmentId }, query: listFilter(filters), signal }))
        .facets,
  });

export const recruitsQuery = (recruitmentId: string) =>
  queryOptions({
    queryKey: [...allKey(recruitmentId), 'recruits'],
    queryFn: ({ signal }) =>
      api.recruits({ params: { _recruitment: recruitmentId }, query: { limit: 100 }, signal }),
  });

export const oneKey = (recruitmentId: string, id: string) => [...allKey(recruitmentId), 'one', id] as const;

/** One complete applicant; each request adds an access record, so it is loaded again only on request. */
export const applicantQuery = (recruitmentId: string, id: string) =>
  queryOptions({
    queryKey: oneKey(recruitmentId, id),
    queryFn: async ({ signal }) =>
      (await api.read({ params: { _recruitment: recruitmentId, _application: id }, signal })).application,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });

/**
 * Unmasked telephone and e-mail; each request adds an access record, so they are loaded only on a press and never
 * again automatically.
 */
export const contactsQuery = (recruitmentId: string, id: string) =>
  queryOptions({
    queryKey: [...oneKey(recruitmentId, id), 'contacts'],
    queryFn: async ({ signal }) =>
      (await api.contacts({ params: { _recruitment: recruitmentId, _application: id }, signal })).contacts,
    enabled: false,
    staleTime: 'static',
  });

/**
 * Two or three applicants for comparison; each request adds an access record, so they are loaded again only
 * on request.
 */
export const compareQuery = (recruitmentId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...allKey(recruitmentId), 'compare', ids.join()],
    queryFn: async ({ signal }) =>
      (await api.compare({ params: { _recruitment: recruitmentId }, query: { ids: ids.join(',') }, signal }))
        .applications,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });

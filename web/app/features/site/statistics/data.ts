import type { Reply } from '@ieum/contract/common/endpoint.ts';
import type { EmploymentType } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { statistics } from '@ieum/contract/site/statistics/endpoints.ts';
import type {
  ApplicationReached,
  RecruitmentGroup,
  ShareKind,
  StatisticsPart,
} from '@ieum/contract/site/statistics/enums.ts';
import { statisticsPaths } from '@ieum/contract/site/statistics/paths.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { periodBefore, type Period } from './period.ts';

const api =
  apiOf<
    Pick<
      typeof statistics,
      'ofRecruitment' | 'recruitment' | 'sessions' | 'visits' | 'applications' | 'postings'
    >
  >(statisticsPaths);

export type Statistics = Reply<typeof statistics.ofRecruitment>['statistics'];
export type HiringFigures = Reply<typeof statistics.recruitment>['statistics'];
export type CountedApplication = Reply<typeof statistics.applications>['applications'][number];
export type CountedRecruitment = Reply<typeof statistics.postings>['postings'][number];

/** The figures that one recruitment and all recruitments have in common. */
export type Trend = Pick<
  Statistics,
  'totals' | 'before' | 'days' | 'daysBefore' | 'careers' | 'educations' | 'regions'
>;

/** The scope of figures: which recruitments. */
export interface Scope {
  _company?: string | undefined;
  employmentType?: EmploymentType | undefined;
  _recruitment?: string | undefined;
}

const FRESH_MS = 60_000;

export const recruitmentStatisticsQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: ['statistics', id, period],
    queryFn: async ({ signal }) =>
      (await api.ofRecruitment({ params: { _recruitment: id }, query: period, signal })).statistics,
    staleTime: FRESH_MS,
  });

/** Downloads one of a recruitment's charts as a workbook. */
export const exportFigures = (id: string, period: Period, part: StatisticsPart): Promise<void> =>
  download(statisticsPaths.exportRecruitment, { params: { _recruitment: id }, query: { ...period, part } });

/** The figures of all recruitments of a scope. */
export const hiringStatisticsQuery = (period: Period, scope: Scope) =>
  queryOptions({
    queryKey: ['statistics', 'recruitment', period, scope],
    queryFn: async ({ signal }) =>
      (await api.recruitment({ query: { ...period, ...scope }, signal })).statistics,
    staleTime: FRESH_MS,
  });

/** Downloads one of the charts of all recruitments of a scope as a workbook. */
export const exportHiring = (period: Period, scope: Scope, part: StatisticsPart): Promise<void> =>
  download(statisticsPaths.exportAll, { query: { ...period, ...scope, part } });

/** Downloads visits and page views of each day as a workbook. */
export const exportTraffic = (period: Period): Promise<void> =>
  download(statisticsPaths.exportTraffic, { query: { ...period } });

interface PeriodScope {
  period: Period;
  scope: Scope;
}

const PAGE = 20;
const TOP = 5;

/** The most viewed recruitments. */
export const topRecruitmentsQuery = ({ period, scope }: PeriodScope) =>
  queryOptions({
    queryKey: ['statistics', 'top', period, scope],
    queryFn: ({ signal }) =>
      api.postings({ query: { ...period, ...scope, counted: 'VIEWED', limit: TOP }, signal }),
    staleTime: FRESH_MS,
  });

/** The recruitments that a figure counts. */
export const countedRecruitmentsQuery = ({
  period,
  scope,
  counted,
}: PeriodScope & { counted: RecruitmentGroup }) =>
  infiniteQueryOptions({
    queryKey: ['statistics', 'postings', period, scope, counted],
    queryFn: ({ pageParam, signal }) =>
      api.postings({
        query: { ...period, ...scope, counted, limit: PAGE, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export interface ReachedStep {
  step: ApplicationReached;
  share?: ShareKind | undefined;
  shareKey?: string | undefined;
}

/** The applications that a figure counts. */
export const countedApplicationsQuery = ({
  period,
  scope,
  reached,
}: PeriodScope & { reached: ReachedStep }) =>
  infiniteQueryOptions({
    queryKey: ['statistics', 'applications', period, scope, reached],
    queryFn: ({ pageParam, signal }) =>
      api.applications({
        query: { ...period, ...scope, ...reached, limit: PAGE, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

async function readTraffic(query: Period, signal: AbortSignal) {
  const [{ visits, count: pages }, { sessions, count: browsers }] = await Promise.all([
    api.visits({ query, signal }),
    api.sessions({ query, signal }),
  ]);
  return { visits, pages, sessions, browsers };
}
export type Traffic = Awaited<ReturnType<typeof readTraffic>>;

/** Page views and visits, in a period and the previous one. */
export const trafficQuery = (period: Period) =>
  queryOptions({
    queryKey: ['statistics', 'traffic', period],
    queryFn: async ({ signal }) => ({
      now: await readTraffic(period, signal),
      before: await readTraffic(periodBefore(period), signal),
    }),
    staleTime: FRESH_MS,
  });

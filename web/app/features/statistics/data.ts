import type { Reply } from '@ieum/contract/endpoint.ts';
import type { statistics } from '@ieum/contract/statistics.ts';
import { statisticsPaths } from '@ieum/contract/statistics.paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';
import { download } from '#lib/download.ts';
import { periodBefore } from './period.ts';

const api =
  apiOf<Pick<typeof statistics, 'ofRecruitment' | 'recruitment' | 'sessions' | 'visits'>>(statisticsPaths);

export type Statistics = Reply<typeof statistics.ofRecruitment>['statistics'];

/** What one posting and all of them together tell alike. */
export type Course = Pick<Statistics, 'totals' | 'before' | 'days' | 'careers' | 'educations' | 'regions'>;

export interface Period {
  from: string;
  to: string;
}

export const recruitmentStatisticsQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: ['statistics', id, period],
    queryFn: async ({ signal }) =>
      (await api.ofRecruitment({ params: { _recruitment: id }, query: period, signal })).statistics,
    staleTime: 60_000,
  });

/** Keeps the figures of each day as a workbook. */
export const keepFigures = (id: string, period: Period): Promise<void> =>
  download(statisticsPaths.exportRecruitment, { params: { _recruitment: id }, query: { ...period } });

/** How all postings do together. */
export const hiringStatisticsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['statistics', 'recruitment', period],
    queryFn: async ({ signal }) => (await api.recruitment({ query: period, signal })).statistics,
    staleTime: 60_000,
  });

/** Keeps the figures of each day of all postings as a workbook. */
export const keepHiring = (period: Period): Promise<void> =>
  download(statisticsPaths.exportAll, { query: { ...period } });

async function readTraffic(query: Period, signal: AbortSignal) {
  const [{ visits, count: pages }, { sessions, count: browsers }] = await Promise.all([
    api.visits({ query, signal }),
    api.sessions({ query, signal }),
  ]);
  return { visits, pages, sessions, browsers };
}
export type Traffic = Awaited<ReturnType<typeof readTraffic>>;

/** Pages looked at and browsers that came, in a period and the one before. */
export const trafficQuery = (period: Period) =>
  queryOptions({
    queryKey: ['statistics', 'traffic', period],
    queryFn: async ({ signal }) => ({
      now: await readTraffic(period, signal),
      before: await readTraffic(periodBefore(period), signal),
    }),
    staleTime: 60_000,
  });

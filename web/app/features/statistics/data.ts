import type { Reply } from '@ieum/contract/endpoint.ts';
import type { statistics } from '@ieum/contract/statistics.ts';
import { statisticsPaths } from '@ieum/contract/statistics.paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';
import { download } from '#lib/download.ts';

const api = apiOf<Pick<typeof statistics, 'ofRecruitment'>>(statisticsPaths);

export type Statistics = Reply<typeof statistics.ofRecruitment>['statistics'];

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

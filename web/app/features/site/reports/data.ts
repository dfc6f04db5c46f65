import type {
  CountedRow,
  Measure,
  Report,
  reports,
  SavedReport,
} from '@ieum/contract/site/reports/endpoints.ts';
import { SAVED_REPORTS_MAX } from '@ieum/contract/site/reports/enums.ts';
import { reportPaths } from '@ieum/contract/site/reports/paths.ts';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Period } from '#features/site/statistics/period.ts';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';

export type { CountedRow, Measure, Report, SavedReport };
export type Figure = Report['rows'][number];

const api = apiOf<Omit<typeof reports, 'export'>>(reportPaths);

/** A report's measure, period and split. */
export interface Question extends Period {
  kind: string;
  split: string;
}

const FRESH_MS = 60_000;
const PAGE = 20;

/** The measures that the caller's role may read. */
export const measuresQuery = queryOptions({
  queryKey: ['reports', 'measures'],
  queryFn: async ({ signal }) => (await api.listMeasures({ signal })).measures,
  staleTime: FRESH_MS,
});

/** The answer to a question. */
export const reportQuery = (question: Question) =>
  queryOptions({
    queryKey: ['reports', 'answer', question],
    queryFn: async ({ signal }) => (await api.list({ query: { ...question }, signal })).reports[0] ?? null,
    staleTime: FRESH_MS,
  });

/** The rows that a figure counts; all of the report without a key. */
export const countedRowsQuery = (question: Question, key: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'rows', question, key],
    queryFn: ({ pageParam, signal }) =>
      api.listRows({
        query: { ...question, limit: PAGE, ...(key && { key }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Downloads a report as a workbook; the reason is recorded. */
export const exportReport = (question: Question, reason: string): Promise<void> =>
  download(reportPaths.export, { query: { ...question, reason } });

/** There are never more than fit on one page. */
export const savedReportsQuery = queryOptions({
  queryKey: ['reports', 'saved'],
  queryFn: async ({ signal }) =>
    (await api.listSaved({ query: { limit: SAVED_REPORTS_MAX }, signal })).reports,
});

function useSavedCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: savedReportsQuery.queryKey }),
  });
}

export const useSaveReport = () =>
  useSavedCall((body: Call<typeof reports.create>['body']) => api.create({ body }));

export const useReviseReport = () =>
  useSavedCall(({ id, ...body }: { id: string; name?: string; isWeekly?: boolean }) =>
    api.revise({ params: { _report: id }, body }),
  );

export const useRemoveReport = () => useSavedCall((id: string) => api.remove({ params: { _report: id } }));

import type { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { auditPaths } from '@ieum/contract/foundation/audit/paths.ts';
import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, sortHeader } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { AuditLog, ConsoleAccessRecord } from '@ieum/contract/foundation/audit/endpoints.ts';

const api = apiOf<Pick<typeof audit, 'list' | 'find' | 'listAllReadings'>>(auditPaths);

/** Rows on one page of the lists. */
export const PAGE = 20;

interface CommonFilter {
  /** An IP address or its beginning. */
  address?: string | undefined;
  /** Seoul days `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface AuditFilter extends CommonFilter {
  /** An action or its beginning, for example `companies.`. */
  action?: string | undefined;
  /** A part of the administrator's name. */
  actor?: string | undefined;
  targetType?: string | undefined;
  /** An id, or a part of the name. */
  target?: string | undefined;
}

export interface AuditListParams extends AuditFilter {
  /** From 1. */
  page: number;
}

export interface AccessRecordListParams extends CommonFilter {
  reader?: string | undefined;
  person?: string | undefined;
  what?: string | undefined;
  /** From 1. */
  page: number;
}

const requested = <T extends CommonFilter>({ from, to, ...same }: T) => ({
  ...same,
  from: from && `${from}T00:00:00+09:00`,
  to: to && `${to}T23:59:59.999+09:00`,
});

const actionsQuery = listQueryOf<AuditListParams, Reply<typeof audit.list>>({
  key: ['audit', 'list'],
  size: PAGE,
  call: ({ query, ...input }) => api.list({ ...input, query: requested(query) }),
  nothing: { logs: [] },
});

export const auditListQuery = (listParams: AuditListParams) =>
  queryOptions({ ...actionsQuery(listParams), staleTime: 0 });

const accessRecordsQuery = listQueryOf<AccessRecordListParams, Reply<typeof audit.listAllReadings>>({
  key: ['audit', 'access-records'],
  size: PAGE,
  call: ({ query, ...input }) => api.listAllReadings({ ...input, query: requested(query) }),
  nothing: { records: [] },
});

/** Access records: the reader and the member. */
export const accessRecordListQuery = (listParams: AccessRecordListParams) =>
  queryOptions({ ...accessRecordsQuery(listParams), staleTime: 0 });

/** Exports the filtered log as a workbook; the server records who did and why. */
export const downloadAuditLogs = (
  filter: AuditFilter,
  sort: Sort | undefined,
  reason: string,
): Promise<void> =>
  download(auditPaths.export, { query: { ...requested(filter), reason }, headers: sortHeader(sort) });

/** The newest actions. */
export const latestAuditQuery = (limit: number) =>
  queryOptions({
    queryKey: ['audit', 'list', { limit }],
    queryFn: ({ signal }) => api.list({ query: { limit }, signal }),
    staleTime: 0,
  });

/** The ten newest actions on the rows with these ids. */
export const historyQuery = (targets: string) =>
  queryOptions({
    queryKey: ['audit', 'list', { targets }],
    queryFn: ({ signal }) => api.list({ query: { target: targets, limit: 10 }, signal }),
    staleTime: 0,
  });

export const auditLogQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _log: id }, signal })).log,
    staleTime: Number.POSITIVE_INFINITY,
  });

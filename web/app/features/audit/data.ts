import type { audit } from '@ieum/contract/audit.ts';
import { auditPaths } from '@ieum/contract/audit.paths.ts';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#lib/api.ts';

export type { AuditLog } from '@ieum/contract/audit.ts';

const api = apiOf<Pick<typeof audit, 'list' | 'find'>>(auditPaths);

/** Rows of one page of the list. */
export const PAGE = 20;
/** The server skips no further; the newest are what is looked for. */
export const LAST_PAGE = 51;

export interface AuditPlace {
  /** An action or its beginning, for example `companies.`. */
  action?: string | undefined;
  /** A part of the administrator's name. */
  actor?: string | undefined;
  /** Seoul days `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page: number;
}

export const auditListQuery = ({ action, actor, from, to, page }: AuditPlace) =>
  queryOptions({
    queryKey: ['audit', 'list', { action, actor, from, to, page }],
    queryFn: ({ signal }) =>
      api.list({
        query: {
          action,
          actor,
          from: from && `${from}T00:00:00+09:00`,
          to: to && `${to}T23:59:59.999+09:00`,
          limit: PAGE,
          skip: (Math.min(page, LAST_PAGE) - 1) * PAGE,
        },
        signal,
      }),
    staleTime: 0,
  });

/** The newest acts. */
export const latestAuditQuery = (limit: number) =>
  queryOptions({
    queryKey: ['audit', 'list', { limit }],
    queryFn: ({ signal }) => api.list({ query: { limit }, signal }),
    staleTime: 0,
  });

/** What was done to the rows with these ids, the newest ten. */
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

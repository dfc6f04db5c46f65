import { audit as contract } from '@ieum/contract/audit.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/route.ts';
import { findAuditLog, listAuditLogs, listReadingsOf } from './queries.ts';
import { presentAuditLog, presentReading } from './wire.ts';

export function auditRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query }) => {
      const { rows, ...rest } = await listAuditLogs(db, query);
      return { logs: rows.map(presentAuditLog), ...rest };
    },
  });

  route(contract.find, {
    run: async ({ db }, { params }) => {
      const log = await findAuditLog(db, params._log);
      if (!log) throw notFound();
      return { log: presentAuditLog(log) };
    },
  });

  route(contract.listReadings, {
    run: async ({ db, actor }, { query }) => {
      const { rows, ...rest } = await listReadingsOf(db, actor.userId, query);
      return { records: rows.map(presentReading), ...rest };
    },
  });
}

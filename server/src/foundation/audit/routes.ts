import { audit as contract } from '@ieum/contract/foundation/audit/endpoints.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { findAuditLog, listAuditLogs, listReadings } from './queries.ts';
import { presentAuditLog, presentConsoleReading, presentReading } from './wire.ts';
import { sendAuditLogs } from './workbook.ts';

export function auditRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: headers.sort };
      const { rows, ...rest } = await listAuditLogs(db, query, part);
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

  route(contract.export, {
    run: async (ctx, { query: { reason, ...filter }, headers: { sort } }, { reply }) =>
      sendAuditLogs(ctx, reply, { filter, sort, reason }),
  });

  route(contract.listAllReadings, {
    run: async ({ db }, { query }) => {
      const { rows, ...rest } = await listReadings(db, query, query);
      return { records: rows.map(presentConsoleReading), ...rest };
    },
  });

  route(contract.listReadings, {
    run: async ({ db, actor }, { query }) => {
      const { rows, ...rest } = await listReadings(db, { person: actor.userId }, query);
      return { records: rows.map(presentReading), ...rest };
    },
  });
}

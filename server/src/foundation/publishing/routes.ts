import { publishing as contract } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { notFound } from '#kit/errors.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Route } from '#kit/http/route.ts';
import { readCalendar } from './content-calendar.ts';
import type { CalendarSource, Publishable } from './publishable.ts';
import { findVersion, listVersions } from './versions.ts';
import { sendContent } from './workbook.ts';
import { presentEntry, presentVersion } from './wire.ts';

interface PublishingDeps {
  publishables: () => readonly Publishable[];
  calendarSources: () => readonly CalendarSource[];
}

export function publishingRoutes(route: Route, { publishables, calendarSources }: PublishingDeps) {
  route(contract.calendar, {
    run: async ({ db, now }, { query }) => {
      const period = { from: startOfSeoulDay(query.from), until: startOfSeoulDay(query.to, 1) };
      const rows = await readCalendar(db, publishables(), calendarSources(), period);
      return { entries: rows.map((row) => presentEntry(row, now)) };
    },
  });

  route(contract.export, {
    run: async (ctx, { params, query: { reason } }, { reply }) => {
      const publishable = publishables().find(({ kind }) => kind === params.kind);
      if (!publishable) throw notFound();
      return sendContent(ctx, reply, { publishable, reason });
    },
  });

  route(contract.listVersions, {
    run: async ({ db }, { params, query }) => {
      const { rows, ...rest } = await listVersions(db, params.kind, params._row, query);
      return { versions: rows.map(presentVersion), ...rest };
    },
  });

  route(contract.findVersion, {
    run: async ({ db }, { params }) => {
      const row = await findVersion(db, params.kind, params._row, params.version);
      if (!row) throw notFound();
      return { version: { ...presentVersion(row), content: row.content } };
    },
  });
}

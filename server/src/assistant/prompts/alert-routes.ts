import { promptAlerts as contract } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { readLimit, readSort } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import {
  createAlert,
  findAlert,
  findAlertForUpdate,
  listAlerts,
  removeAlert,
  reorderAlerts,
  reviseAlert,
} from './alerts.ts';
import { editsPrompts } from './policy.ts';
import { presentAlert } from './wire.ts';

/** The notices that the chat shows first. */
export function alertRoutes(route: Route) {
  readRoutes(route);
  writeRoutes(route);
}

function readRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { query: { limit, skip }, headers }) => {
      const alerts = await listAlerts(ctx);
      const isReversed = readSort(['index'], headers.sort)[0]?.direction === -1;
      const page = (isReversed ? alerts.toReversed() : alerts).slice(
        skip,
        skip + readLimit(limit, headers.limit),
      );
      return { promptAlerts: page.map(presentAlert), count: alerts.length };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const alert = await findAlert(ctx, params._alert);
      if (!alert) throw notFound();
      return { promptAlert: presentAlert(alert) };
    },
  });
}

function writeRoutes(route: Route) {
  route(contract.create, {
    run: async (ctx, { body }) => ({ promptAlert: presentAlert(await createAlert(ctx, body)) }),
  });

  route(contract.reorder, {
    run: async (ctx, { body }) => ({
      promptAlerts: (await reorderAlerts(ctx, body._alerts)).map(presentAlert),
    }),
  });

  route(contract.revise, {
    subject: (ctx, { params }) => findAlertForUpdate(ctx, params._alert),
    policy: editsPrompts,
    run: async (ctx, { body: { version: seen, ...change } }, before) => {
      await rejectOutdated({ seen, current: before.version }, () => presentAlert(before));
      return { promptAlert: presentAlert(await reviseAlert(ctx, before, change)) };
    },
  });

  route(contract.remove, {
    subject: (ctx, { params }) => findAlertForUpdate(ctx, params._alert),
    policy: editsPrompts,
    run: async (ctx, _input, alert) => {
      await removeAlert(ctx, alert);
      return {};
    },
  });
}

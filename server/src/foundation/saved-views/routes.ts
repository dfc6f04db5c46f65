import type { Input } from '@ieum/contract/common/endpoint.ts';
import { savedViews as contract } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { createView } from './create.ts';
import { ownsView } from './policy.ts';
import { findViewForUpdate, listViews } from './queries.ts';
import { removeView } from './remove.ts';
import { reviseView } from './revise.ts';
import { presentView } from './wire.ts';

const viewToChange = (
  { db }: Pick<Context, 'db'>,
  { params }: Pick<Input<typeof contract.revise>, 'params'>,
) => findViewForUpdate(db, params._view);

/** An administrator's saved views of the lists of the console. */
export function savedViewRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor }, { query }) => {
      const { rows, ...page } = await listViews(db, actor.userId, query);
      return { views: rows.map(presentView), ...page };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => ({ view: presentView(await createView(ctx, body)) }),
  });

  route(contract.revise, {
    subject: viewToChange,
    policy: ownsView,
    run: async ({ db }, { body }, row) => ({ view: presentView(await reviseView(db, row, body)) }),
  });

  route(contract.remove, {
    subject: viewToChange,
    policy: ownsView,
    run: async ({ db }, _, row) => {
      await removeView(db, row);
      return {};
    },
  });
}

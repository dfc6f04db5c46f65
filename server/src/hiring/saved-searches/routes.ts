import type { Input } from '@ieum/contract/common/endpoint.ts';
import { savedSearches as contract } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { readFilters } from '#hiring/recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { createSearch } from './create.ts';
import { ownsSearch } from './policy.ts';
import { findSearchForUpdate, listSearches } from './queries.ts';
import { removeSearch } from './remove.ts';
import { reviseSearch } from './revise.ts';
import { presentSearch, readWritten } from './wire.ts';

const searchToChange = (
  { db }: Pick<Context, 'db'>,
  { params }: Pick<Input<typeof contract.revise>, 'params'>,
) => findSearchForUpdate(db, params._search);

/** A person's saved searches. */
export function savedSearchRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      rejectSort(headers.sort);
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...rest } = await listSearches(db, actor.userId, { ...query, limit });
      return { searches: rows.map(presentSearch), ...rest };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const filters = readWritten(body.filter);
      // A range with exchanged ends is rejected here, as the list would.
      if (filters) readFilters(filters, ctx.now);
      return { search: presentSearch(await createSearch(ctx, body)) };
    },
  });

  route(contract.revise, {
    subject: searchToChange,
    policy: ownsSearch,
    run: async (ctx, { body }, row) => ({ search: presentSearch(await reviseSearch(ctx, row, body)) }),
  });

  route(contract.remove, {
    subject: searchToChange,
    policy: ownsSearch,
    run: async ({ db }, _, row) => {
      await removeSearch(db, row);
      return {};
    },
  });
}

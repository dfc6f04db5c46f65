import type { Input } from '@ieum/contract/common/endpoint.ts';
import { levels as contract } from '@ieum/contract/account/levels/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { createLevel, lockLevels, removeLevel, reorderLevels, reviseLevel } from './changes.ts';
import { administersLevels } from './policy.ts';
import { countMembersByLevel, findLevel, findLevelForUpdate, listLevels } from './queries.ts';
import type { LevelRow } from './tables.ts';
import { fromLevelDraft, presentLevel } from './wire.ts';

type ReadContext = Pick<Context, 'db'>;
const levelToChange = async (
  { db }: ReadContext,
  { params }: Pick<Input<typeof contract.find>, 'params'>,
) => {
  await lockLevels(db);
  return findLevelForUpdate(db, params._level);
};
const present = async ({ db }: ReadContext, row: LevelRow) => ({
  level: presentLevel(row, await countMembersByLevel(db)),
});

export function levelRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...rest } = await listLevels(db, { ...query, limit }, headers.sort);
      const counts = await countMembersByLevel(db);
      return { levels: rows.map((row) => presentLevel(row, counts)), ...rest };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const row = await findLevel(ctx.db, params._level);
      if (!row) throw notFound();
      return present(ctx, row);
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => present(ctx, await createLevel(ctx, fromLevelDraft(body))),
  });

  route(contract.reorder, {
    run: async (ctx, { body }) => {
      const rows = await reorderLevels(ctx, body._levels);
      const counts = await countMembersByLevel(ctx.db);
      return { levels: rows.map((row) => presentLevel(row, counts)) };
    },
  });

  route(contract.revise, {
    subject: levelToChange,
    policy: administersLevels,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated({ seen, current: before.version }, async () => (await present(ctx, before)).level);
      return present(ctx, await reviseLevel(ctx, before, fromLevelDraft(draft)));
    },
  });

  route(contract.remove, {
    subject: levelToChange,
    policy: administersLevels,
    run: async (ctx, { query }, row) => {
      await removeLevel(ctx, row, query._moveTo);
      return {};
    },
  });
}

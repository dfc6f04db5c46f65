import type { Input } from '@ieum/contract/common/endpoint.ts';
import { lectureCategories as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { readSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { LECTURES_TAG, type LectureDeps } from '../deps.ts';
import { editsLectures } from '../policy.ts';
import { fromMainDraft, presentCategory } from '../wire.ts';
import {
  createCategory,
  findCategoryForUpdate,
  readOne,
  removeCategory,
  reviseCategory,
  setMain,
} from './changes.ts';
import { readTree, type PlacedCategory } from './tree.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const edited = {
  subject: ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
    findCategoryForUpdate(db, params._category),
  policy: editsLectures,
};

const presentAll = (tree: readonly PlacedCategory[]) => ({
  categories: tree.map(presentCategory),
  count: tree.length,
});

/** The categories of lectures in the console. */
export function categoryRoutes(route: Route, { dropCachedPages }: Pick<LectureDeps, 'dropCachedPages'>) {
  const refreshPages = () => dropCachedPages([LECTURES_TAG]);

  route(contract.list, {
    run: async ({ db }, { headers }) => {
      const tree = await readTree(db);
      const [key] = readSort(['index'], headers.sort);
      return presentAll(key?.direction === -1 ? tree.toReversed() : tree);
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      ctx.afterCommit(refreshPages);
      return { category: presentCategory(await createCategory(ctx, body)) };
    },
  });

  route(contract.setMain, {
    run: async (ctx, { body }) => {
      ctx.afterCommit(refreshPages);
      return presentAll(await setMain(ctx, fromMainDraft(body)));
    },
  });

  route(contract.find, {
    run: async ({ db }, { params }) => ({ category: presentCategory(await readOne(db, params._category)) }),
  });

  route(contract.revise, {
    ...edited,
    run: async (ctx, { body }, before) => {
      ctx.afterCommit(refreshPages);
      return { category: presentCategory(await reviseCategory(ctx, before, body)) };
    },
  });

  route(contract.remove, {
    ...edited,
    run: async (ctx, _, row) => {
      await removeCategory(ctx, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

import { bookmarks as contract } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import { one } from '#kit/db/rows.ts';
import { addBookmark, noteBookmark, redirectBookmark } from './add.ts';
import { mayRemove, ownsBookmark } from './policy.ts';
import { findOwnBookmark, findOwnBookmarkForUpdate, listBookmarks } from './queries.ts';
import { removeBookmark } from './remove.ts';
import { fromQuery, presentBookmarks, targetOf } from './wire.ts';

/** A member's bookmarks: the same rows as on the wire's likes, shown with memo, people and applications. */
export function bookmarkRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      const { rows, ...rest } = await listBookmarks(ctx.db, ctx.actor.userId, fromQuery(query, headers));
      return { bookmarks: await presentBookmarks(ctx, rows), ...rest };
    },
  });

  route(contract.add, {
    run: async (ctx, { body }) => {
      const added = await addBookmark(ctx, targetOf(body), body.memo);
      return { bookmark: one(await presentBookmarks(ctx, [added])) };
    },
  });

  route(contract.read, {
    subject: (ctx, { params }) => findOwnBookmark(ctx, params._bookmark),
    policy: ownsBookmark,
    run: async (ctx, _, row) => ({ bookmark: one(await presentBookmarks(ctx, [row])) }),
  });

  route(contract.revise, {
    subject: (ctx, { params }) => findOwnBookmarkForUpdate(ctx, params._bookmark),
    policy: ownsBookmark,
    run: async (ctx, { body: { type, memo, ...ids } }, row) => {
      const moved = type ? await redirectBookmark(ctx, row, targetOf({ type, ...ids })) : row;
      const noted = memo === undefined ? moved : await noteBookmark(ctx, moved, memo);
      return { bookmark: one(await presentBookmarks(ctx, [noted])) };
    },
  });

  route(contract.remove, {
    subject: async (ctx, { params }) => ({ bookmark: await findOwnBookmarkForUpdate(ctx, params._bookmark) }),
    policy: mayRemove,
    run: async (ctx, _, { bookmark: current }) => {
      await removeBookmark(ctx, current);
      return {};
    },
  });
}

import { likes as contract } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import { one } from '#kit/db/rows.ts';
import { addBookmark, redirectBookmark } from './add.ts';
import { mayRemove, ownsBookmark } from './policy.ts';
import { findOwnBookmark, findOwnBookmarkForUpdate, listBookmarks } from './queries.ts';
import { removeBookmark } from './remove.ts';
import { fromQuery, presentLikes, targetOf } from './wire.ts';

/** A member's bookmarks of recruitments and companies, as the wire's likes. */
export function likeRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      const { rows, ...rest } = await listBookmarks(ctx.db, ctx.actor.userId, fromQuery(query, headers));
      return { likes: await presentLikes(ctx, rows), ...rest };
    },
  });

  route(contract.add, {
    run: async (ctx, { body }) => {
      const added = await addBookmark(ctx, targetOf(body));
      return { like: one(await presentLikes(ctx, [added])) };
    },
  });

  route(contract.read, {
    subject: (ctx, { params }) => findOwnBookmark(ctx, params._like),
    policy: ownsBookmark,
    run: async (ctx, _, row) => ({ like: one(await presentLikes(ctx, [row])) }),
  });

  route(contract.revise, {
    subject: (ctx, { params }) => findOwnBookmarkForUpdate(ctx, params._like),
    policy: ownsBookmark,
    run: async (ctx, { body }, row) => {
      const changed = await redirectBookmark(ctx, row, targetOf(body));
      return { like: one(await presentLikes(ctx, [changed])) };
    },
  });

  route(contract.remove, {
    subject: async (ctx, { params }) => ({ bookmark: await findOwnBookmarkForUpdate(ctx, params._like) }),
    policy: mayRemove,
    run: async (ctx, _, { bookmark: current }) => {
      await removeBookmark(ctx, current);
      return {};
    },
  });
}

import { bookmarks as contract } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import { one } from '#kit/db/rows.ts';
import { like, noteLike, redirectLike } from './like.ts';
import { mayForget, ownsLike } from './policy.ts';
import { findOwnLike, listLikes } from './queries.ts';
import { unlike } from './unlike.ts';
import { fromQuery, presentBookmarks, targetOf } from './wire.ts';

/** A member's bookmarks: the rows of the likes, shown with memo, people and applications. */
export function bookmarkRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      const { rows, ...rest } = await listLikes(ctx.db, ctx.actor.userId, fromQuery(query, headers));
      return { bookmarks: await presentBookmarks(ctx, rows), ...rest };
    },
  });

  route(contract.add, {
    run: async (ctx, { body }) => {
      const added = await like(ctx, targetOf(body), body.memo);
      return { bookmark: one(await presentBookmarks(ctx, [added])) };
    },
  });

  route(contract.read, {
    subject: (ctx, { params }) => findOwnLike(ctx, params._bookmark),
    policy: ownsLike,
    run: async (ctx, _, row) => ({ bookmark: one(await presentBookmarks(ctx, [row])) }),
  });

  route(contract.revise, {
    subject: (ctx, { params }) => findOwnLike(ctx, params._bookmark),
    policy: ownsLike,
    run: async (ctx, { body: { type, memo, ...ids } }, row) => {
      const moved = type ? await redirectLike(ctx, row, targetOf({ type, ...ids })) : row;
      const noted = memo === undefined ? moved : await noteLike(ctx, moved, memo);
      return { bookmark: one(await presentBookmarks(ctx, [noted])) };
    },
  });

  route(contract.remove, {
    subject: async (ctx, { params }) => ({ like: await findOwnLike(ctx, params._bookmark) }),
    policy: mayForget,
    run: async (ctx, _, { like: held }) => {
      await unlike(ctx, held);
      return {};
    },
  });
}

import { likes as contract } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import type { Route } from '#kit/http/route.ts';
import { one } from '#kit/db/rows.ts';
import { like, redirectLike } from './like.ts';
import { mayForget, ownsLike } from './policy.ts';
import { findOwnLike, listLikes } from './queries.ts';
import { unlike } from './unlike.ts';
import { fromQuery, presentLikes, targetOf } from './wire.ts';

/** A member's likes. */
export function likeRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      const { rows, ...rest } = await listLikes(ctx.db, ctx.actor.userId, fromQuery(query, headers));
      return { likes: await presentLikes(ctx, rows), ...rest };
    },
  });

  route(contract.add, {
    run: async (ctx, { body }) => {
      const added = await like(ctx, targetOf(body));
      return { like: one(await presentLikes(ctx, [added])) };
    },
  });

  route(contract.read, {
    subject: (ctx, { params }) => findOwnLike(ctx, params._like),
    policy: ownsLike,
    run: async (ctx, _, row) => ({ like: one(await presentLikes(ctx, [row])) }),
  });

  route(contract.revise, {
    subject: (ctx, { params }) => findOwnLike(ctx, params._like),
    policy: ownsLike,
    run: async (ctx, { body }, row) => {
      const changed = await redirectLike(ctx, row, targetOf(body));
      return { like: one(await presentLikes(ctx, [changed])) };
    },
  });

  route(contract.remove, {
    subject: async (ctx, { params }) => ({ like: await findOwnLike(ctx, params._like) }),
    policy: mayForget,
    run: async (ctx, _, { like: held }) => {
      await unlike(ctx, held);
      return {};
    },
  });
}

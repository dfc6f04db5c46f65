import type { Input } from '@ieum/contract/common/endpoint.ts';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import type { FindDefinition } from './define.ts';
import { ownsItem } from './policy.ts';
import { countUnread, findItem, listItems } from './queries.ts';
import { readAllItems, readItem } from './read.ts';
import { presentItem } from './wire.ts';

interface InboxDeps {
  findDefinition: FindDefinition;
  /** Sends the member's other open pages the new count. */
  refreshUnread: (userIds: readonly string[]) => Promise<void>;
}

export function inboxRoutes(route: Route, { findDefinition, refreshUnread }: InboxDeps) {
  const answerUnread = async (ctx: Context<'member'>) => {
    ctx.afterCommit(() => refreshUnread([ctx.actor.userId]));
    return { unread: await countUnread(ctx, ctx.actor.userId) };
  };

  route(inbox.list, {
    run: async (ctx, { query, headers }) => {
      rejectSort(headers.sort);
      const { unread: isUnread, ...part } = query;
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...page } = await listItems(ctx, { ...part, isUnread, limit });
      const items = rows.map((row) => presentItem(findDefinition, row, ctx.caller.locale));
      return { items, ...page, unread: await countUnread(ctx, ctx.actor.userId) };
    },
  });

  route(inbox.read, {
    subject: ({ db }: Pick<Context<'member'>, 'db'>, { params }: Input<typeof inbox.read>) =>
      findItem(db, params._item),
    policy: ownsItem,
    run: async (ctx, _input, item) => {
      await readItem(ctx, item);
      return answerUnread(ctx);
    },
  });

  route(inbox.readAll, {
    run: async (ctx) => {
      await readAllItems(ctx);
      return answerUnread(ctx);
    },
  });
}

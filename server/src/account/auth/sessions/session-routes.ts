import { sessions as contract } from '@ieum/contract/account/auth/session-endpoints.ts';
import type { Actor } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import type { Actors } from '../actors.ts';
import { endSession, endSessions } from '../log-out.ts';
import { findOwnSession, listOwnSessions } from './own-sessions.ts';
import type { SessionRow } from '../tables.ts';
import { presentOwnSession } from '../wire.ts';

const isOwn = (actor: Actor, { userId }: SessionRow): boolean => userId === actor.userId;

/** A member's sessions; an ended one is rejected from the next call on. */
export function sessionRoutes(route: Route, { actors }: { actors: Actors }) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      rejectSort(headers.sort);
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...rest } = await listOwnSessions(ctx, { ...query, limit });
      return { sessions: rows.map((row) => presentOwnSession(row, ctx.actor.sessionId)), ...rest };
    },
  });

  route(contract.read, {
    subject: (ctx, { params }) => findOwnSession(ctx, params._session),
    policy: isOwn,
    run: async ({ actor }, _, row) => ({ session: presentOwnSession(row, actor.sessionId) }),
  });

  route(contract.end, {
    subject: (ctx, { params }) => findOwnSession(ctx, params._session),
    policy: isOwn,
    run: async (ctx, _, row) => {
      await endSession(ctx, row.id);
      ctx.afterCommit(() => actors.drop(ctx.actor.userId));
      return {};
    },
  });

  route(contract.endOthers, {
    run: async (ctx) => {
      const { userId, sessionId } = ctx.actor;
      const ended = await endSessions(ctx, userId, sessionId);
      ctx.afterCommit(() => actors.drop(userId));
      return { ended };
    },
  });
}

import { coturn, interviews as contract } from '@ieum/contract/live/interviews/endpoints.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Actor, Db } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { readMemo, writeMemo } from './memo.ts';
import { isHost } from './policy.ts';
import { findRoom, readName, readParts } from './queries.ts';
import { credentialsOf, type Relay } from './relay.ts';
import { findRoomWithin } from './room/find-room.ts';
import { callNext } from './room/queue.ts';
import { findApproved } from './room/seek.ts';
import { recognizedVisitorOf } from './room/visitor.ts';
import { presentEntry } from './wire.ts';

const ofCode = ({ db, actor }: { db: Db; actor: Actor }, { params }: { params: { code: string } }) =>
  findRoom(db, { code: params.code, actor });

/** Interviews by the codes of their links. */
export function interviewRoutes(
  route: Route,
  { notifier, limiter }: { notifier: Notifier; limiter: Limiter },
) {
  const findRoomOf = findRoomWithin(limiter);

  route(contract.read, {
    run: async (ctx, { params }) => {
      const { db, actor } = ctx;
      const room = await findRoomOf(ctx, params.code);
      const { id } = room.interview;
      const [parts, approved] = await Promise.all([
        readParts(db, [id]),
        findApproved(db, id, recognizedVisitorOf(ctx)),
      ]);
      const name = actor ? await readName(db, actor.userId) : (approved?.name ?? '');
      return { interview: presentEntry(room, parts(id), { isApproved: approved !== undefined, name }) };
    },
  });

  route(contract.readMemo, {
    subject: ofCode,
    policy: isHost,
    run: async ({ db, actor }, _, { interview }) => ({ memo: await readMemo(db, interview, actor.userId) }),
  });

  route(contract.writeMemo, {
    subject: ofCode,
    policy: isHost,
    run: async (ctx, { body }, { interview }) => {
      await writeMemo(ctx, interview, body.memo);
      return body;
    },
  });

  route(contract.next, {
    subject: (ctx, { params }) => findRoom(ctx.db, { code: params.code, actor: ctx.actor }, 'update'),
    policy: isHost,
    run: async (ctx, { body }, room) => ({ name: await callNext(ctx, notifier, { room, ...body }) }),
  });
}

const CREDENTIALS = { max: 10, perSeconds: 60, by: 'actor' } as const;

/** Credentials of the relay for members; guests get theirs when they are admitted to a room. */
export function coturnRoutes(route: Route, relay: Relay | undefined) {
  route(coturn.generate, {
    limit: CREDENTIALS,
    run: async ({ now }) => ({ data: credentialsOf(relay, now) }),
  });
}

import type { z } from 'zod';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { findWithinTries } from '#live/codes/public.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { isHost } from '../policy.ts';
import { findRoom, readName, type Room } from '../queries.ts';
import type { SeekerRow } from '../tables.ts';
import { callIn } from './coming.ts';
import { assertKnown, assertOpen } from './entrance.ts';
import { stopSeeking } from './leave.ts';
import { seekedPayload } from './payloads.ts';
import { allOf, announceQueue, emitToSeeker, hostsOf, readersOf, seekerOf } from './places.ts';
import { answer, seek } from './seek.ts';
import { visitorOf } from './visitor.ts';

type Interview = LiveChannel<typeof interviewChannel>;
type Auth = z.output<typeof interviewChannel.clientEvents.auth>;

/** How often visitors of one network may ask to enter; a whole company may share one. */
export const DOORS = { max: 300, perSeconds: 60 };

/** The room of a code; 404 for an unknown code, 401 or 403 for a caller who may not enter it. */
export async function roomFor(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  code: string,
  lock?: 'share' | 'update',
): Promise<Room> {
  return known(await findRoom(db, { code, actor }, lock), actor);
}

function known(room: Room | undefined, actor: Context['actor']): Room {
  if (!room) throw notFound();
  assertKnown(room, actor);
  return room;
}

/** The same at the door, where codes may be guessed: wrong ones are counted. */
export type FindRoomOf = (ctx: Context, code: string) => Promise<Room>;
export const findRoomWithin =
  (limiter: Limiter): FindRoomOf =>
  async (ctx, code) => {
    const find = () => findRoom(ctx.db, { code, actor: ctx.actor });
    return known(await findWithinTries(limiter, ctx, find), ctx.actor);
  };

/** The name under which somebody is in a room: the account's, or what a guest gives. */
export async function nameOf({ db, actor }: Pick<Context, 'db' | 'actor'>, input: string): Promise<string> {
  const name = actor ? await readName(db, actor.userId) : input;
  if (name === '') throw invalidAt('name', m.nameRequired);
  return name;
}

interface Door {
  findRoomOf: FindRoomOf;
  notifier: Notifier;
}

/** Asking to enter, no longer asking, and the answer of a host. */
export function serveDoor(live: Interview, { findRoomOf, notifier }: Door): void {
  live.on('seek', {
    transaction: 'manual',
    limit: DOORS,
    run: async (ctx, { code, name: input }, socket) => {
      const room = await findRoomOf(ctx, code);
      assertOpen(room, ctx.now);
      const name = await nameOf(ctx, input);
      await socket.enter(allOf(room.interview.id));
      await socket.enter(readersOf(room.interview.id, ctx.caller.locale));
      await socket.enter(seekerOf(socket.id, ctx.caller.locale));
      const letIn = () =>
        socket.emit('authed', {
          success: true,
          isApproved: true,
          message: sayIn(ctx.caller.locale, m.approved.text),
        });
      if (room.role === 'HOST') return letIn();
      const { interview } = room;
      const request = { interview, visitor: visitorOf(ctx, socket.id), name, socketId: socket.id };
      const seeker = await ctx.transact((work) => seek(work, request));
      socket.emit('seeked', { success: true, message: sayIn(ctx.caller.locale, m.sought.text) });
      if (seeker.state === 'APPROVED') return letIn();
      live.emit(hostsOf(interview.id), 'user-seeked', await seekedPayload(ctx.db, seeker));
      await announceQueue(ctx.db, live, interview.id);
    },
  });

  live.on('stop-seeking', {
    transaction: 'manual',
    run: async (ctx, _, { id }) => {
      const seeker = await ctx.transact(({ db }) => stopSeeking(db, id));
      if (seeker) await reportStop(ctx.db, live, { ...seeker, socketId: id });
    },
  });

  live.on('auth', {
    transaction: 'manual',
    run: async (ctx, payload, socket) => {
      const room = await findRoomOf(ctx, payload.code);
      const { socketId } = payload;
      const isOfHost = isHost(ctx.actor, room);
      if (socketId === undefined) {
        if (isOfHost) await socket.enter(hostsOf(room.interview.id));
        return socket.emit('authed', { success: true, isHost: isOfHost });
      }
      if (!isOfHost) throw new AppError('forbidden', m.hostOnly);
      await answerSeeker(ctx, { live, notifier }, room, { ...payload, socketId });
    },
  });
}

/** Takes the request of a socket that no longer asks away from the hosts; the others move up. */
export async function reportStop(
  db: Context['db'],
  live: Interview,
  { interviewId, socketId, name, state }: SeekerRow & { socketId: string },
): Promise<void> {
  if (state === 'WAITING') live.emit(hostsOf(interviewId), 'user-exited', { socketId, name });
  await announceQueue(db, live, interviewId);
}

async function answerSeeker(
  ctx: Context,
  { live, notifier }: { live: Interview; notifier: Notifier },
  room: Room,
  { socketId, isApproved = false }: Auth & { socketId: string },
): Promise<void> {
  const { interview } = room;
  const input = { interviewId: interview.id, socketId, isApproved };
  const { seeker, isNew } = await ctx.transact(async (work) => {
    const answered = await answer(work, input);
    if (answered.isNew && isApproved) await callIn(work, notifier, { room, userId: answered.seeker.userId });
    return answered;
  });
  const said = isApproved ? m.approved : m.rejected;
  if (isNew) emitToSeeker(live, socketId, 'authed', said.text, { isApproved });
  live.emit(hostsOf(interview.id), 'user-authed', { socketId, name: seeker.name, isApproved });
  await announceQueue(ctx.db, live, interview.id);
}

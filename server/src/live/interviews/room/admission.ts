import type { z } from 'zod';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { isHost } from '../policy.ts';
import type { Room } from '../queries.ts';
import type { SeekerRow } from '../tables.ts';
import { announceQueue } from './announce-queue.ts';
import { assertOpen } from './assert-may-join.ts';
import { nameOf, type FindRoomOf } from './find-room.ts';
import { stopSeeking } from './leave.ts';
import { noteAdmission } from './next-seekers.ts';
import { seekedPayload } from './payloads.ts';
import { allOf, emitToSeeker, hostsOf, readersOf, seekerOf } from './socket-rooms.ts';
import { decideAdmission, seek } from './seek.ts';
import { visitorOf } from './visitor.ts';

type Interview = LiveChannel<typeof interviewChannel>;
type Auth = z.output<typeof interviewChannel.clientEvents.auth>;

/** How often visitors of one network may seek or join; a whole company may share one. */
export const JOIN_LIMIT = { max: 300, perSeconds: 60 };

interface AdmissionDeps {
  findRoomOf: FindRoomOf;
  notifier: Notifier;
}

/** Serves the requests of seekers, their withdrawal, and the decisions of hosts. */
export function serveAdmission(live: Interview, { findRoomOf, notifier }: AdmissionDeps): void {
  live.on('seek', {
    transaction: 'manual',
    limit: JOIN_LIMIT,
    run: async (ctx, { code, name: input }, socket) => {
      const room = await findRoomOf(ctx, code);
      assertOpen(room, ctx.now);
      const name = await nameOf(ctx, input);
      await socket.join(allOf(room.interview.id));
      await socket.join(readersOf(room.interview.id, ctx.caller.locale));
      await socket.join(seekerOf(socket.id, ctx.caller.locale));
      const admit = () =>
        socket.emit('authed', {
          success: true,
          isApproved: true,
          message: sayIn(ctx.caller.locale, m.approved.text),
        });
      if (room.role === 'HOST') return admit();
      const { interview } = room;
      const request = { interview, visitor: visitorOf(ctx, socket.id), name, socketId: socket.id };
      const seeker = await ctx.transact((work) => seek(work, request));
      socket.emit('seeked', { success: true, message: sayIn(ctx.caller.locale, m.sought.text) });
      if (seeker.state === 'APPROVED') return admit();
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
        if (isOfHost) await socket.join(hostsOf(room.interview.id));
        return socket.emit('authed', { success: true, isHost: isOfHost });
      }
      if (!isOfHost) throw new AppError('forbidden', m.hostOnly);
      await decide(ctx, { live, notifier }, room, { ...payload, socketId });
    },
  });
}

/** Removes a seeker who has left from the lists of the hosts; the others move up. */
export async function reportStop(
  db: Context['db'],
  live: Interview,
  { interviewId, socketId, name, state }: SeekerRow & { socketId: string },
): Promise<void> {
  if (state === 'WAITING') live.emit(hostsOf(interviewId), 'user-exited', { socketId, name });
  await announceQueue(db, live, interviewId);
}

async function decide(
  ctx: Context,
  { live, notifier }: { live: Interview; notifier: Notifier },
  room: Room,
  { socketId, isApproved = false }: Auth & { socketId: string },
): Promise<void> {
  const { interview } = room;
  const input = { interviewId: interview.id, socketId, isApproved };
  const { seeker, isNew } = await ctx.transact(async (work) => {
    const decided = await decideAdmission(work, input);
    if (decided.isNew && isApproved)
      await noteAdmission(work, notifier, { room, userId: decided.seeker.userId });
    return decided;
  });
  const said = isApproved ? m.approved : m.rejected;
  if (isNew) emitToSeeker(live, socketId, 'authed', said.text, { isApproved });
  live.emit(hostsOf(interview.id), 'user-authed', { socketId, name: seeker.name, isApproved });
  await announceQueue(ctx.db, live, interview.id);
}

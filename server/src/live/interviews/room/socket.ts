import type { z } from 'zod';
import { sayIn } from '@ieum/contract/common/text.ts';
import { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context } from '#kit/context.ts';
import type { EventBus } from '#kit/jobs/event-bus.ts';
import type { LiveChannel, ServeChannel } from '#kit/socket/channel.ts';
import type { SocketHandle } from '#kit/socket/handlers.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { isHost } from '../policy.ts';
import { findRoom } from '../queries.ts';
import { lastingCredentialsOf, type Relay } from '../relay.ts';
import { closeInterview } from '../state.ts';
import { JOIN_LIMIT, reportStop, serveAdmission } from './admission.ts';
import { announceQueue } from './announce-queue.ts';
import { assertOpen } from './assert-may-join.ts';
import { findRoomWithin, nameOf, roomFor, type FindRoomOf } from './find-room.ts';
import { forwardEvents } from './forward-events.ts';
import { join, type Joined } from './join.ts';
import { leave, stopSeeking } from './leave.ts';
import { serveMedia, serveRelay } from './media.ts';
import { seekedPayload } from './payloads.ts';
import { allOf, emitToOthers, hostsOf, presentRoom, readersOf, roomOf } from './socket-rooms.ts';
import { createStaleCheck, type DropStale } from './drop-stale.ts';
import { listWaiting } from './queue.ts';
import { visitorOf } from './visitor.ts';

type Interview = LiveChannel<typeof interviewChannel>;
type Join = z.output<typeof interviewChannel.clientEvents.join>;

interface Deps {
  serve: ServeChannel;
  subscribe: EventBus['subscribe'];
  relay: Relay | undefined;
  limiter: Limiter;
  notifier: Notifier;
}

/** Serves the rooms of interviews. */
export function interviewSocket({ serve, subscribe, relay, limiter, notifier }: Deps): void {
  const live = serve(interviewChannel);
  const findRoomOf = findRoomWithin(limiter);
  serveAdmission(live, { findRoomOf, notifier });
  const dropStale = createStaleCheck(live);
  serveRooms(live, { relay, findRoomOf, dropStale });
  serveMedia(live, dropStale);
  serveRelay(live, relay);
  forwardEvents(live, subscribe);
  live.onDisconnect(async (ctx, { id }) => {
    const [left, seeker] = await ctx.transact(async ({ db }) => [
      await leave(db, id),
      await stopSeeking(db, id),
    ]);
    if (left) await reportExit(ctx, live, left.interviewId, { socketId: id, name: left.name });
    if (seeker) await reportStop(ctx.db, live, { ...seeker, socketId: id });
    else if (left && !left.isHost) await announceQueue(ctx.db, live, left.interviewId);
  });
}

const reportExit = (
  { db }: Context,
  live: Interview,
  interviewId: string,
  exited: { socketId: string; name: string },
) => emitToOthers({ db, live, interviewId }, exited.socketId, 'user-exited', exited);

interface Rooms extends Pick<Deps, 'relay'> {
  findRoomOf: FindRoomOf;
  dropStale: DropStale;
}

/** Serves joining a room and ending the interview. */
function serveRooms(live: Interview, { relay, findRoomOf, dropStale }: Rooms): void {
  live.on('join', {
    transaction: 'manual',
    limit: JOIN_LIMIT,
    run: async (ctx, payload, socket) => {
      const { id } = (await findRoomOf(ctx, payload.code)).interview;
      // Before the row is written, so that other processes find the socket of every row they read.
      await socket.join(roomOf(id));
      const joined = await joinRoom(ctx, payload, socket.id)
        .catch(async (error: unknown) => {
          await socket.leave(roomOf(id));
          throw error;
        })
        .finally(() => dropStale(ctx, id));
      await socket.join(allOf(id));
      await socket.join(readersOf(id, ctx.caller.locale));
      await announceJoin(ctx, live, { ...joined, relay, socket });
    },
  });

  live.on('close', {
    transaction: 'write',
    subject: ({ db, actor }, { code }) => findRoom(db, { code, actor }, 'update'),
    policy: isHost,
    run: async (ctx, _, { interview }, socket) => {
      await closeInterview(ctx, interview);
      const message = sayIn(ctx.caller.locale, m.closed.text);
      ctx.afterCommit(() => socket.emit('closed', { success: true, message }));
    },
  });
}

/** Joins in one transaction, for which an end of the interview at the same moment waits. */
const joinRoom = (ctx: Context, payload: Join, socketId: string): Promise<Joined> =>
  ctx.transact(async (work) => {
    const room = await roomFor(work, payload.code, 'share');
    assertOpen(room, work.now);
    return join(work, room, {
      visitor: visitorOf(work, socketId),
      name: await nameOf(work, payload.name),
      socketId,
      hasAudio: payload.audio,
      hasVideo: payload.video,
    });
  });

interface Arrival extends Joined {
  relay: Relay | undefined;
  socket: SocketHandle<typeof interviewChannel>;
}

/** Sends a new participant the list of the others, and them the new participant. */
async function announceJoin(
  ctx: Context,
  live: Interview,
  { participant, replaced, relay, socket }: Arrival,
) {
  const { interviewId, socketId, name, isHost: isOfHost } = participant;
  if (replaced) {
    const exited = { socketId: replaced, name };
    live.emit(replaced, 'user-exited', exited);
    // Not to the new socket: a browser that came back would take it for its own.
    await emitToOthers({ db: ctx.db, live, interviewId }, socketId, 'user-exited', exited);
  }
  const { participants, startedAt } = await presentRoom(ctx.db, interviewId);
  socket.emit('joined', {
    success: true,
    message: sayIn(ctx.caller.locale, m.entered.text),
    isHost: isOfHost,
    socketId,
    participants,
    startedAt,
    relay: lastingCredentialsOf(relay, ctx.now),
  });
  const own = participants.find((one) => one.socketId === socketId);
  const room = { db: ctx.db, live, interviewId };
  if (own) await emitToOthers(room, socketId, 'user-joined', { participant: own });
  if (isOfHost) {
    await socket.join(hostsOf(interviewId));
    for (const seeker of await listWaiting(ctx.db, interviewId))
      socket.emit('user-seeked', await seekedPayload(ctx.db, seeker));
  }
  await announceQueue(ctx.db, live, interviewId);
}

import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import { AppError } from '#kit/errors.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { lastingCredentialsOf, type Relay } from '../relay.ts';
import { findShared, setMedia } from './leave.ts';
import { emitToOthers, presentRoom } from './socket-rooms.ts';
import type { DropStale } from './drop-stale.ts';

const notInRoom = () => new AppError('forbidden', m.notInRoom, { action: 'join' });

/** Serves the signals of participants and the state of their devices. */
export function serveMedia(live: LiveChannel<typeof interviewChannel>, dropStale: DropStale): void {
  live.on('signal', {
    transaction: 'manual',
    run: async (ctx, { to, data }, socket) => {
      const interviewId = await findShared(ctx.db, socket.id, to);
      if (interviewId === undefined) throw new AppError('forbidden', m.notInRoom);
      live.emit(to, 'signal', { from: socket.id, data });
      // A browser sends an offer again when it has lost the other one, whose process may have been killed.
      if (data.type === 'offer') dropStale(ctx, interviewId);
    },
  });

  live.on('user-joined', {
    transaction: 'manual',
    run: async (ctx, { audio, video }, socket) => {
      const changed = await ctx.transact(({ db }) => setMedia(db, socket.id, { audio, video }));
      if (!changed) throw notInRoom();
      const { interviewId } = changed;
      const { participants } = await presentRoom(ctx.db, interviewId);
      const participant = participants.find(({ socketId }) => socketId === socket.id);
      if (participant)
        await emitToOthers({ db: ctx.db, live, interviewId }, socket.id, 'user-joined', { participant });
    },
  });

  live.on('media', {
    transaction: 'manual',
    run: async (ctx, flags, { id: socketId }) => {
      const changed = await ctx.transact(({ db }) => setMedia(db, socketId, flags));
      if (!changed) throw notInRoom();
      const { interviewId } = changed;
      const payload = { socketId, ...flags };
      await emitToOthers({ db: ctx.db, live, interviewId }, socketId, 'user-media', payload);
    },
  });
}

/** New credentials every few minutes at most, also for a whole company behind one network. */
const RENEWALS = { max: 120, perSeconds: 60 };

/** Serves new credentials of the relay to participants, also to guests, who may make no call. */
export function serveRelay(live: LiveChannel<typeof interviewChannel>, relay: Relay | undefined): void {
  live.on('relay', {
    limit: RENEWALS,
    run: async ({ db, now }, _, socket) => {
      if (!(await findShared(db, socket.id, socket.id))) throw notInRoom();
      socket.emit('relay', lastingCredentialsOf(relay, now));
    },
  });
}

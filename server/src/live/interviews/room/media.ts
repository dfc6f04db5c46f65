import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import { AppError } from '#kit/errors.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { areTogether, setMedia } from './leave.ts';
import { emitToOthers, presentRoom } from './places.ts';

const notInRoom = () => new AppError('forbidden', m.notInRoom, { action: 'join' });

/** What those in a room send to each other. */
export function serveMedia(live: LiveChannel<typeof interviewChannel>): void {
  live.on('signal', {
    run: async ({ db }, { to, data }, socket) => {
      if (!(await areTogether(db, socket.id, to))) throw new AppError('forbidden', m.notInRoom);
      live.emit(to, 'signal', { from: socket.id, data });
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

import { setTimeout as pause } from 'node:timers/promises';
import type { interviewChannel } from '@ieum/contract/live/interviews/socket.ts';
import type { Context } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { listParticipants } from '../queries.ts';
import { freeStale } from './leave.ts';
import { emitToOthers, roomOf } from './socket-rooms.ts';

type Interview = LiveChannel<typeof interviewChannel>;

/** Longer than a process that has just started needs to know all others. */
const BETWEEN_CHECKS_MS = 6000;
/** A process that was killed is still asked for ten seconds, and does not answer. */
const ATTEMPTS = 5;

/** Looks in the background for participants whose connection has ended without notice. */
export type DropStale = (ctx: Context, interviewId: string) => void;

/** The sockets of participants that no process has; undefined where other processes could not be asked. */
async function findGone({ db }: Context, live: Interview, interviewId: string) {
  // Each row was written after its socket had entered, so one that is not found then has really gone.
  const rows = await listParticipants(db, [interviewId]);
  const connected = await live.socketsIn(roomOf(interviewId)).catch(() => undefined);
  return (
    connected && rows.map(({ participant }) => participant.socketId).filter((id) => !connected.includes(id))
  );
}

/** Requires the same answer twice, because a process that has just started does not know the others yet. */
async function findGoneForSure(ctx: Context, live: Interview, interviewId: string): Promise<string[]> {
  let before: string[] | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const gone = await findGone(ctx, live, interviewId);
    if (gone?.length === 0) return [];
    const both = before && gone?.filter((id) => before?.includes(id));
    if (both) return both;
    before = gone;
    await pause(BETWEEN_CHECKS_MS, undefined, { ref: false });
  }
  return [];
}

/**
 * Removes the participants whose connection ended without notice, as when their process is killed. It runs in the
 * background: a participant who comes back gets the same place again at once.
 */
export function createStaleCheck(live: Interview): DropStale {
  const running = new Set<string>();
  const check = async (ctx: Context, interviewId: string) => {
    const gone = await findGoneForSure(ctx, live, interviewId);
    if (gone.length === 0) return;
    const stale = await ctx.transact(({ db }) => freeStale(db, interviewId, gone));
    for (const exited of stale)
      await emitToOthers({ db: ctx.db, live, interviewId }, exited.socketId, 'user-exited', exited);
  };
  return (ctx, interviewId) => {
    if (running.has(interviewId)) return;
    running.add(interviewId);
    // A check that fails is repeated when somebody joins or sends an offer.
    void check(ctx, interviewId)
      .catch(() => undefined)
      .finally(() => running.delete(interviewId));
  };
}

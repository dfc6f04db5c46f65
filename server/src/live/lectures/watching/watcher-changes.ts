import type { lectureChannel } from '@ieum/contract/live/lectures/socket.ts';
import type { Db } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { countWatchers, listWatchers } from './connections.ts';
import { presentChange, presentCount, presentWhole } from './wire.ts';

export type Live = LiveChannel<typeof lectureChannel>;

/** The room of a lecture in the channel. */
export const roomOf = (lectureId: string): string => `lecture:${lectureId}`;

/** The most members in one event. */
const AT_ONCE = 100;

/** Collects who came and left by the sockets of this process, to send it together. */
export function createWatcherChanges({ db, now }: { db: Db; now: () => Date }) {
  /** The members who came or left since changes were last sent, by lecture. */
  const changed = new Map<string, Set<string>>();
  /** The sockets that joined since then, which are sent the list as a whole, read once for all of them. */
  const joined = new Map<string, Set<string>>();

  async function greet(live: Live, lectureId: string, socketIds: ReadonlySet<string>): Promise<void> {
    if (socketIds.size === 0) return;
    const all = presentWhole(lectureId, await listWatchers(db, lectureId, { now: now() }));
    live.emitHere([...socketIds], 'watchers', all);
  }

  async function send(live: Live, lectureId: string, userIds: string[]): Promise<void> {
    const room = roomOf(lectureId);
    live.emit(room, 'count', presentCount(lectureId, await countWatchers(db, lectureId, now())));
    for (let at = 0; at < userIds.length; at += AT_ONCE) {
      const among = userIds.slice(at, at + AT_ONCE);
      const here = await listWatchers(db, lectureId, { now: now(), among });
      const left = among.filter((id) => !here.some(({ userId }) => userId === id));
      live.emit(room, 'watchers', presentChange(lectureId, here, left));
    }
  }

  return {
    isEmpty: () => changed.size === 0,
    /** A member, or a visitor, came or left; a socket that came is in the room already, so that it misses nothing. */
    note: (lectureId: string, userId: string | undefined, socketId?: string): void => {
      const known = changed.get(lectureId) ?? new Set();
      if (userId !== undefined) known.add(userId);
      changed.set(lectureId, known);
      if (socketId !== undefined) joined.set(lectureId, (joined.get(lectureId) ?? new Set()).add(socketId));
    },
    /** Sends the changes since the last round to the watchers. */
    sendBy: async (live: Live): Promise<void> => {
      const batch = [...changed];
      const sockets = new Map(joined);
      changed.clear();
      joined.clear();
      for (const [lectureId, userIds] of batch) {
        await greet(live, lectureId, sockets.get(lectureId) ?? new Set());
        await send(live, lectureId, [...userIds]);
      }
    },
  };
}

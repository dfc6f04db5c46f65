import type { lectureChannel } from '@ieum/contract/live/lectures/socket.ts';
import type { Db } from '#kit/context.ts';
import type { LiveChannel } from '#kit/socket/channel.ts';
import { countWatchers, listWatchers } from './connections.ts';
import { presentChange, presentCount } from './wire.ts';

export type Live = LiveChannel<typeof lectureChannel>;

/** The room of a lecture in the channel. */
export const roomOf = (lectureId: string): string => `lecture:${lectureId}`;

/** The most members in one event. */
const AT_ONCE = 100;

/** Collects who came and left by the sockets of this process, to send it together. */
export function createChanges({ db, now }: { db: Db; now: () => Date }) {
  /** The members who came or left since changes were last sent, by lecture. */
  const changed = new Map<string, Set<string>>();

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
    /** A member, or a visitor, came or left. */
    note: (lectureId: string, userId: string | undefined): void => {
      const known = changed.get(lectureId) ?? new Set();
      if (userId !== undefined) known.add(userId);
      changed.set(lectureId, known);
    },
    /** Sends what changed since the last time to those who watch. */
    sendBy: async (live: Live): Promise<void> => {
      const batch = [...changed];
      changed.clear();
      for (const [lectureId, userIds] of batch) await send(live, lectureId, [...userIds]);
    },
  };
}

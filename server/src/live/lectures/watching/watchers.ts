import type { Db } from '#kit/context.ts';
import { countMinute } from '../attendance/minutes.ts';
import { createWatcherChanges, type Live } from './watcher-changes.ts';
import { createArrivalNotices } from './arrival-notices.ts';
import {
  addConnections,
  dropConnection,
  dropGone,
  markSeen,
  SEEN_EVERY_SECONDS,
  type LectureConnection,
} from './connections.ts';

/** Changes of who watches are sent at most this often. */
const CHANGES_EVERY_MS = 1000;

interface Deps {
  db: Db;
  now: () => Date;
  onError: (error: unknown, where: string) => void;
}

interface WatchingSocket {
  lectureIds: Set<string>;
  userId: string | undefined;
}

/** Runs functions at intervals; one that is due while it still runs is left out. */
function createIntervals(onError: Deps['onError']) {
  const timers: NodeJS.Timeout[] = [];
  return {
    every: (milliseconds: number, round: () => Promise<void>) => {
      let isBusy = false;
      const run = async () => {
        if (isBusy) return;
        isBusy = true;
        await round().catch((error: unknown) => onError(error, 'lectures'));
        isBusy = false;
      };
      timers.push(setInterval(() => void run(), milliseconds).unref());
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

/** A visitor is not counted. */
const ofMember = ({ lectureId, userId }: Omit<LectureConnection, 'socketId'>) =>
  userId === undefined ? [] : [{ lectureId, userId }];

function addSocket(
  sockets: Map<string, WatchingSocket>,
  { socketId, lectureId, userId }: LectureConnection,
): void {
  const known = sockets.get(socketId)?.lectureIds ?? new Set<string>();
  sockets.set(socketId, { lectureIds: known.add(lectureId), userId });
}

const connectionsOf = (sockets: ReadonlyMap<string, WatchingSocket>): LectureConnection[] =>
  [...sockets].flatMap(([socketId, { lectureIds, userId }]) =>
    [...lectureIds].map((lectureId) => ({ lectureId, socketId, userId })),
  );

/** Marks sockets as seen, and counts the present minute of their members. */
async function markSocketsSeen(
  { db, now }: Deps,
  sockets: ReadonlyMap<string, WatchingSocket>,
): Promise<void> {
  const at = now();
  const isKnown = await markSeen(db, [...sockets.keys()], at);
  const connections = connectionsOf(sockets);
  // After a long interruption another process has taken this one for dead.
  const missing = connections.filter((connection) => !isKnown(connection));
  if (missing.length > 0) await addConnections({ db, now: at }, missing);
  await countMinute(db, connections.flatMap(ofMember), at);
}

/**
 * Knows the sockets of this process on the pages of lectures. The rows of the database are the whole truth for all
 * processes; each process sends what changed by its own sockets, together and at most once a second.
 */
export function createWatching(deps: Deps) {
  const { db, now, onError } = deps;
  const sockets = new Map<string, WatchingSocket>();
  const changes = createWatcherChanges(deps);
  const notices = createArrivalNotices(deps);
  const intervals = createIntervals(onError);
  let live: Live | undefined;

  intervals.every(CHANGES_EVERY_MS, async () => {
    if (live && !changes.isEmpty()) for (const { sendBy } of [changes, notices]) await sendBy(live);
  });
  intervals.every(SEEN_EVERY_SECONDS * 1000, async () => {
    if (sockets.size === 0) return;
    await markSocketsSeen(deps, sockets);
    for (const lectureId of await dropGone(db, now())) changes.note(lectureId, undefined);
  });

  async function leave(socketId: string, lectureIds: readonly string[]): Promise<void> {
    const present = sockets.get(socketId);
    const left = lectureIds.filter((id) => present?.lectureIds.delete(id));
    if (present?.lectureIds.size === 0) sockets.delete(socketId);
    await dropConnection(db, left, socketId);
    for (const lectureId of left) {
      changes.note(lectureId, present?.userId);
      notices.left(lectureId, { userId: present?.userId, socketId });
    }
  }

  return {
    attachChannel: (channel: Live) => {
      live = channel;
    },
    /** Registers sockets on the pages of lectures, and counts the minute in which they came. */
    join: async (joining: readonly LectureConnection[]) => {
      const came = await addConnections({ db, now: now() }, joining);
      for (const one of joining) addSocket(sockets, one);
      await countMinute(db, joining.flatMap(ofMember), now());
      for (const { socketId, lectureId, userId } of joining) changes.note(lectureId, userId, socketId);
      for (const { lectureId, ...reader } of came) notices.came(lectureId, reader);
    },
    leave,
    leaveAll: (socketId: string) => leave(socketId, [...(sockets.get(socketId)?.lectureIds ?? [])]),
    stop: async () => {
      intervals.stop();
      const ofProcess = [...sockets];
      sockets.clear();
      for (const [socketId, { lectureIds }] of ofProcess)
        await dropConnection(db, [...lectureIds], socketId).catch((error: unknown) =>
          onError(error, 'lectures'),
        );
    },
  };
}
export type Watching = ReturnType<typeof createWatching>;

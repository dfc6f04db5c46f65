import { eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { roomOf, type Live } from './watcher-changes.ts';
import { listWatchers } from './connections.ts';
import { presentNotice, presentWatchers } from './wire.ts';

/** A socket on the page of a lecture, and its member. */
export interface Reader {
  userId: string | undefined;
  socketId: string;
}

interface Traffic {
  came: Reader[];
  left: Reader[];
}

/** Of so many who come in a second each has a notice of their own; a larger crowd has one together. */
const MAX_ALONE = 3;
/** Of more members in one second only these are looked up. */
const MAX_NAMED = 100;

interface Notice {
  kind: 'CAME' | 'LEFT';
  readers: readonly Reader[];
  /** Sockets that are sent nothing. */
  except?: readonly string[];
}

/** A member is one however many tabs are open; a visitor is one for each tab. */
const keyOf = ({ userId, socketId }: Reader): string => userId ?? socketId;
const without = (readers: readonly Reader[], others: readonly Reader[]): Reader[] => {
  const known = new Set(others.map(keyOf));
  return [...new Map(readers.map((one) => [keyOf(one), one])).values()].filter(
    (one) => !known.has(keyOf(one)),
  );
};

interface Deps {
  db: Db;
  now: () => Date;
}

/** The name under which others see a member; null for a visitor. */
async function nameOf(db: Db, { userId }: Reader): Promise<string | null> {
  if (userId === undefined) return null;
  const [row] = await db
    .select({ userId: users.id, name: users.name, userType: users.userType })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return null;
  return presentWatchers([{ ...row, isPerson: row.userType === 'PERSON' }])[0]?.name ?? null;
}

/** Those who left with one tab and are still there with another have not left. */
async function withoutStillPresent(
  { db, now }: Deps,
  lectureId: string,
  left: readonly Reader[],
): Promise<Reader[]> {
  const members = left.flatMap(({ userId }) => userId ?? []).slice(0, MAX_NAMED);
  if (members.length === 0) return [...left];
  const here = await listWatchers(db, lectureId, { now: now(), among: members });
  const stayed = new Set(here.map(({ userId }) => userId));
  return left.filter(({ userId }) => userId === undefined || !stayed.has(userId));
}

/** Collects who came to lectures and who left, and sends the others one notice each in a round. */
export function createArrivalNotices(deps: Deps) {
  const { db, now } = deps;
  const traffic = new Map<string, Traffic>();
  const trafficOf = (lectureId: string): Traffic => {
    const known = traffic.get(lectureId) ?? { came: [], left: [] };
    traffic.set(lectureId, known);
    return known;
  };

  async function send(live: Live, lectureId: string, { kind, readers, except = [] }: Notice): Promise<void> {
    const first = readers.find(({ userId }) => userId !== undefined) ?? readers[0];
    if (!first) return;
    const name = await nameOf(db, first);
    const notice = presentNotice({ kind, name, others: readers.length - 1, at: now() });
    live.emit(roomOf(lectureId), 'noti', notice, except);
  }

  async function sendCame(live: Live, lectureId: string, readers: readonly Reader[]): Promise<void> {
    if (readers.length > MAX_ALONE) return send(live, lectureId, { kind: 'CAME', readers });
    for (const [at, reader] of readers.entries()) {
      // Later readers find earlier ones in the list.
      const except = readers.slice(at).map(({ socketId }) => socketId);
      await send(live, lectureId, { kind: 'CAME', readers: [reader], except });
    }
  }

  return {
    came: (lectureId: string, reader: Reader) => trafficOf(lectureId).came.push(reader),
    left: (lectureId: string, reader: Reader) => trafficOf(lectureId).left.push(reader),
    sendBy: async (live: Live): Promise<void> => {
      const batch = [...traffic];
      traffic.clear();
      for (const [lectureId, { came, left }] of batch) {
        await sendCame(live, lectureId, without(came, left));
        const readers = await withoutStillPresent(deps, lectureId, without(left, came));
        await send(live, lectureId, { kind: 'LEFT', readers });
      }
    },
  };
}

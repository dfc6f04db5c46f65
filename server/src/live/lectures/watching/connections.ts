import { LECTURE_WATCHERS_SHOWN } from '@ieum/contract/live/lectures/enums.ts';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { lectureConnections } from '../tables.ts';

/** A process marks its sockets as seen this often. */
export const SEEN_EVERY_SECONDS = 20;
/** Sockets that were not seen for this long belong to a process that has died. */
const GONE_AFTER_SECONDS = 70;

const isPresent = (lectureId: string, now: Date) =>
  and(
    eq(lectureConnections.lectureId, lectureId),
    gt(lectureConnections.seenAt, addSeconds(now, -GONE_AFTER_SECONDS)),
  );

/** A socket that came to the page of a lecture. */
export interface LectureConnection {
  lectureId: string;
  socketId: string;
  userId: string | undefined;
}

const keyOf = ({ lectureId, socketId }: Omit<LectureConnection, 'userId'>): string =>
  `${lectureId} ${socketId}`;

/** Registers sockets on the pages of lectures; returns those whose reader was not there before. */
export async function addConnections(
  { db, now }: { db: Db; now: Date },
  joining: readonly LectureConnection[],
): Promise<LectureConnection[]> {
  const rows = joining.map(({ userId, ...row }) => ({
    ...row,
    userId: userId ?? null,
    joinedAt: now,
    seenAt: now,
  }));
  // The statement sees the rows as they were before it.
  const isNew = sql<boolean>`not exists (select 1 from lecture_connections as known
    where known.lecture_id = lecture_connections.lecture_id
      and (known.socket_id = lecture_connections.socket_id or known.user_id = lecture_connections.user_id))`;
  const written = await db
    .insert(lectureConnections)
    .values(rows)
    .onConflictDoUpdate({
      target: [lectureConnections.lectureId, lectureConnections.socketId],
      set: { seenAt: now },
    })
    .returning({ lectureId: lectureConnections.lectureId, socketId: lectureConnections.socketId, isNew });
  const arrived = new Set(written.flatMap((row) => (row.isNew ? keyOf(row) : [])));
  return joining.filter((row) => arrived.has(keyOf(row)));
}

/** Removes a socket from all lectures. */
export async function dropConnection(db: Db, lectureIds: readonly string[], socketId: string): Promise<void> {
  if (lectureIds.length === 0) return;
  await db
    .delete(lectureConnections)
    .where(
      and(inArray(lectureConnections.lectureId, [...lectureIds]), eq(lectureConnections.socketId, socketId)),
    );
}

/** Marks the sockets of this process as seen; returns which of their connections are registered. */
export async function markSeen(
  db: Db,
  socketIds: readonly string[],
  now: Date,
): Promise<(connection: LectureConnection) => boolean> {
  const rows = await db
    .update(lectureConnections)
    .set({ seenAt: now })
    .where(sql`${lectureConnections.socketId} = any(${sql.param([...socketIds])}::text[])`)
    .returning({ lectureId: lectureConnections.lectureId, socketId: lectureConnections.socketId });
  const registered = new Set(rows.map(keyOf));
  return (connection) => registered.has(keyOf(connection));
}

/** Removes the sockets of processes that have died; returns the lectures that they were on. */
export async function dropGone(db: Db, now: Date): Promise<string[]> {
  const gone = await db
    .delete(lectureConnections)
    .where(lt(lectureConnections.seenAt, addSeconds(now, -GONE_AFTER_SECONDS)))
    .returning({ lectureId: lectureConnections.lectureId });
  return [...new Set(gone.map(({ lectureId }) => lectureId))];
}

/** How many watch a lecture: a member counts once however many tabs are open, a visitor for each tab. */
export async function countWatchers(db: Db, lectureId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({
      count: sql<number>`count(distinct coalesce(${lectureConnections.userId}::text, ${lectureConnections.socketId}))::int`,
    })
    .from(lectureConnections)
    .where(isPresent(lectureId, now));
  return row?.count ?? 0;
}

/** A member on the page of a lecture. */
export interface Watcher {
  userId: string;
  name: string;
  isPerson: boolean;
}

/** The members who watch, the first of them in the order of joining; or those of the given ones who do. */
export async function listWatchers(
  db: Db,
  lectureId: string,
  { now, among }: { now: Date; among?: readonly string[] },
): Promise<Watcher[]> {
  const rows = await db
    .select({ userId: users.id, name: users.name, userType: users.userType })
    .from(lectureConnections)
    .innerJoin(users, eq(users.id, lectureConnections.userId))
    .where(and(isPresent(lectureId, now), among && inArray(lectureConnections.userId, [...among])))
    .groupBy(users.id, users.name, users.userType)
    .orderBy(asc(sql`min(${lectureConnections.joinedAt})`), asc(users.id))
    .limit(among ? among.length : LECTURE_WATCHERS_SHOWN);
  return rows.map(({ userId, name, userType }) => ({ userId, name, isPerson: userType === 'PERSON' }));
}

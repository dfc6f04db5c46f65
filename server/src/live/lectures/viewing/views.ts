import { inArray, lt, sql } from 'drizzle-orm';
import type { Caller, Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { createSessionBound } from '#platform/limits/session-bound.ts';
import { lectures, lectureViews } from '../tables.ts';

interface View {
  lectureId: string;
  at: Date;
}

interface Deps {
  db: Db;
  secrets: Secrets;
  onError: (error: unknown, where: string) => void;
}

/** Counts views of lectures once per session and Seoul day, like those of other content. */
export function createLectureViews({ db, secrets, onError }: Deps) {
  const writer = createBufferedWriter<View & { session: string }>(
    (seen) => writeViews(db, seen),
    (error) => onError(error, 'lecture views'),
  );
  const isWithinBound = createSessionBound();
  return {
    add: (view: View, { session, address }: Pick<Caller, 'session' | 'address'>): void => {
      if (session === undefined || !isIssuedId(secrets, session)) return;
      const key = [seoulDay(view.at), view.lectureId, networkOf(address)].join(' ');
      if (isWithinBound(key, session)) writer.add({ ...view, session });
    },
    flush: writer.flush,
    stop: writer.stop,
  };
}
export type LectureViews = Pick<ReturnType<typeof createLectureViews>, 'add'>;

async function writeViews(db: Db, seen: readonly (View & { session: string })[]): Promise<void> {
  const rows = seen.map(({ lectureId, session, at }) => ({ lectureId, session, day: seoulDay(at) }));
  const fresh = await db.insert(lectureViews).values(rows).onConflictDoNothing().returning();
  const ids = fresh.map(({ lectureId }) => lectureId);
  if (ids.length === 0) return;
  const counted = sql`(select count(*)::int from unnest(${sql.param(ids)}::uuid[]) as seen(id) where seen.id = ${lectures.id})`;
  await db
    .update(lectures)
    .set({ hits: sql`${lectures.hits} + ${counted}` })
    .where(inArray(lectures.id, ids));
}

/** Deletes the sessions of days that are over; only today's are compared. */
export const dropOldLectureViews: Job = {
  name: 'drop-lecture-views',
  cron: '22 4 * * *',
  transaction: 'write',
  run: async ({ db, now }) => {
    await db.delete(lectureViews).where(lt(lectureViews.day, addDays(seoulDay(now), -1)));
  },
};

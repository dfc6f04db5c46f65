import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import { seoulDay } from '#kit/dates.ts';
import { visitDays, visits } from '../tables.ts';
import { plainTransaction } from '#kit/transaction.ts';

export interface Visit {
  id: string;
  referrer: string;
  at: Date;
}

/**
 * Records when each browser tab was first and last seen and counts the pages by day, written once a second.
 */
export const createVisits = (db: Db, onError: (error: unknown) => void) =>
  createBufferedWriter<Visit>((seen) => plainTransaction(db, (tx) => writeVisits(tx, seen)), onError);

async function writeVisits(db: Db, seen: readonly Visit[]): Promise<void> {
  const newest = new Map(seen.map((visit) => [visit.id, visit]));
  const rows = [...newest.values()].map(({ id, referrer, at }) => ({
    id,
    referrer: referrer.slice(0, 500),
    startedAt: at,
    lastSeenAt: at,
  }));
  const written = await db
    .insert(visits)
    .values(rows)
    .onConflictDoUpdate({ target: visits.id, set: { lastSeenAt: sql`excluded.last_seen_at` } })
    .returning({ startedAt: visits.startedAt, isNew: sql<boolean>`xmax = 0` });
  const begun = written.filter(({ isNew }) => isNew).map(({ startedAt }) => seoulDay(startedAt));
  await countDays(db, { begun, looked: seen.map(({ at }) => seoulDay(at)) });
}

/** Updates the days in ascending order, so that two processes cannot deadlock. */
async function countDays(db: Db, { begun, looked }: { begun: readonly string[]; looked: readonly string[] }) {
  const days = [...new Set([...begun, ...looked])].toSorted();
  const timesIn = (list: readonly string[], day: string) => list.filter((one) => one === day).length;
  await db
    .insert(visitDays)
    .values(days.map((day) => ({ day, sessions: timesIn(begun, day), visits: timesIn(looked, day) })))
    .onConflictDoUpdate({
      target: visitDays.day,
      set: {
        sessions: sql`${visitDays.sessions} + excluded.sessions`,
        visits: sql`${visitDays.visits} + excluded.visits`,
      },
    });
}

import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { createBufferedWriter } from '#kit/buffered-writer.ts';
import { visits } from './tables.ts';

export interface Visit {
  id: string;
  referrer: string;
  at: Date;
}

/** Keeps when each browser tab was first and last seen, written once a second. */
export const createVisits = (db: Db, onError: (error: unknown) => void) =>
  createBufferedWriter<Visit>(async (seen) => {
    const newest = new Map(seen.map((visit) => [visit.id, visit]));
    const rows = [...newest.values()].map(({ id, referrer, at }) => ({
      id,
      referrer: referrer.slice(0, 500),
      startedAt: at,
      lastSeenAt: at,
    }));
    await db
      .insert(visits)
      .values(rows)
      .onConflictDoUpdate({ target: visits.id, set: { lastSeenAt: sql`excluded.last_seen_at` } });
  }, onError);

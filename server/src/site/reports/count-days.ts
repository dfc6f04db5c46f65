import { and, eq, gte, sql } from 'drizzle-orm';
import { STATISTICS_DAYS_MAX } from '@ieum/contract/site/statistics/enums.ts';
import type { Work } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Measure } from '#kit/measure.ts';
import { countRows } from './facts.ts';
import { measureDays, measureProgress } from './tables.ts';

/** A year and the year before it, with which it is compared. */
const COUNTED_DAYS = 2 * STATISTICS_DAYS_MAX;

/**
 * Counts the finished days of each measure again, also earlier ones, whose rows may have changed their state
 * or be deleted since.
 */
export const countDaysJob = (measures: () => readonly Measure[]): Job => ({
  name: 'count-measures',
  cron: '40 4 * * *',
  transaction: 'manual',
  run: async (work) => {
    for (const measure of measures())
      for (const split of ['', ...Object.keys(measure.splits ?? {})])
        await work.transact((tx) => countDays(tx, measure, split));
  },
});

async function countDays({ db, now }: Work, measure: Measure, split: string): Promise<void> {
  const { kind } = measure;
  const countedUntil = seoulDay(now);
  const period = { from: addDays(countedUntil, -COUNTED_DAYS), to: addDays(countedUntil, -1) };
  const { countedFrom } = measureProgress;
  // Also the lock that makes a second run wait for the first.
  await db
    .insert(measureProgress)
    .values({ kind, split, countedFrom: period.from, countedUntil })
    .onConflictDoUpdate({
      target: [measureProgress.kind, measureProgress.split],
      set: { countedUntil, countedFrom: sql`least(${countedFrom}, excluded.counted_from)` },
    });
  const ofSplit = and(eq(measureDays.kind, kind), eq(measureDays.split, split));
  await db.delete(measureDays).where(and(ofSplit, gte(measureDays.day, period.from)));
  await db.execute(sql`insert into ${measureDays} (kind, split, day, key, count)
    select ${kind}, ${split}, day, key, count from (${countRows(measure, split, period)}) counted`);
}

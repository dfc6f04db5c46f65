import { and, eq, gte, sql } from 'drizzle-orm';
import { STATISTICS_DAYS_MAX } from '@ieum/contract/site/statistics/enums.ts';
import type { Work } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Measure } from '#kit/measure.ts';
import { countRows } from './count-rows.ts';
import { measureDays, measureProgress } from './tables.ts';

/** A year and the year before it, with which it is compared. */
const COUNTED_DAYS = 2 * STATISTICS_DAYS_MAX;

/** Each attribute by which a measure is split, and none. */
const splitsOf = ({ splits = {} }: Measure): string[] => ['', ...Object.keys(splits)];

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
      for (const split of splitsOf(measure)) await work.transact((tx) => countDays(tx, measure, split));
  },
});

/**
 * Counts the days of measures that no night has counted yet, as after an update: a year of a million rows takes
 * more than a second to count for each reader.
 */
export const countNewMeasuresJob = (measures: () => readonly Measure[]): Job => ({
  name: 'count-new-measures',
  cron: '*/10 * * * *',
  transaction: 'manual',
  run: async (work) => {
    const counted = await work.db.select().from(measureProgress);
    const isCounted = (kind: string, split: string) =>
      counted.some((row) => row.kind === kind && row.split === split);
    for (const measure of measures())
      for (const split of splitsOf(measure))
        if (!isCounted(measure.kind, split)) await work.transact((tx) => countDays(tx, measure, split));
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

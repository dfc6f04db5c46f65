import type { Period } from '../period.ts';

export interface Bucket extends Period {
  count: number;
  /** Of the same days of the previous period. */
  before?: number | undefined;
}

interface Day {
  date: string;
  count: number;
}

/** The number of columns that can be distinguished on a phone; a longer period is grouped by seven days. */
const MAX_DAYS = 62;

export const isByWeek = (days: readonly unknown[]): boolean => days.length > MAX_DAYS;

/**
 * The bucket of an index; groups of seven are counted back from the last day, so that the newest is
 * complete.
 */
const bucketOf = (place: number, all: number): number => Math.floor((all - 1 - place) / 7);

/** Figures of days as they are drawn: each alone, or seven together. */
export function bucketsOf(days: readonly Day[], before: readonly Day[] = []): Bucket[] {
  const byWeek = isByWeek(days);
  const buckets = new Map<number, Bucket>();
  for (const [place, { date, count }] of days.entries()) {
    const key = byWeek ? bucketOf(place, days.length) : place;
    const known = buckets.get(key);
    const earlier = before[place]?.count;
    buckets.set(key, {
      from: known?.from ?? date,
      to: date,
      count: (known?.count ?? 0) + count,
      before: earlier === undefined ? known?.before : (known?.before ?? 0) + earlier,
    });
  }
  return [...buckets.values()];
}

import { sql, type SQL } from 'drizzle-orm';
import { REPORT_CODE_MAX } from '@ieum/contract/site/reports/enums.ts';
import type { Period } from '#site/statistics/public.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import type { Measure } from '#kit/measure.ts';

/** The key of rows without a value for a split. */
export const NONE = 'NONE';

/** The rows of a measure in a period; an end that is absent is open. */
export function isCountedIn({ time, where }: Measure, { from, to }: Partial<Period>): SQL {
  const start = 'at' in time ? from && startOfSeoulDay(from).toISOString() : from;
  const end = 'at' in time ? to && startOfSeoulDay(to, 1).toISOString() : to;
  const conditions = [
    where,
    'at' in time
      ? and(start && sql`${time.at} >= ${start}::timestamptz`, end && sql`${time.at} < ${end}::timestamptz`)
      : and(start && sql`${time.day} >= ${start}::date`, end && sql`${time.day} <= ${end}::date`),
  ];
  return and(...conditions) ?? sql`true`;
}

function and(...conditions: (SQL | '' | undefined)[]): SQL | undefined {
  const present = conditions.filter((one): one is SQL => one !== undefined && one !== '');
  return present.length === 0 ? undefined : sql`(${sql.join(present, sql` and `)})`;
}

const dayOf = ({ time }: Measure): SQL =>
  'at' in time ? sql`(${time.at} at time zone 'Asia/Seoul')::date` : sql`${time.day}`;

/** The key under which a row counts in a split; empty without one. */
export function keyOf({ splits }: Measure, split: string): SQL<string> {
  const found = splits?.[split];
  return found ? sql`left(coalesce(nullif(${found.key}, ''), ${NONE}), ${REPORT_CODE_MAX})` : sql`''`;
}

/** The counts of a measure by day and key, counted from its rows. */
export const countRows = (measure: Measure, split: string, period: Partial<Period>): SQL => sql`
  select ${dayOf(measure)} as day, ${keyOf(measure, split)} as key,
    sum(${measure.quantity ?? sql`1`})::int as count
  from ${measure.from} where ${isCountedIn(measure, period)} group by 1, 2`;

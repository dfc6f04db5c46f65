import { asc, between } from 'drizzle-orm';
import type { StatisticsUnit } from '@ieum/contract/site/statistics/enums.ts';
import { visitDays } from '#account/auth/tables.ts';
import type { Db } from '#kit/context.ts';
import { addDays, daysBetween } from '#kit/dates.ts';
import type { Period } from './period.ts';

export interface Figure {
  date: string;
  count: number;
}

/** Sessions or pages of each day, week or month of a period, including those without any. */
export async function countTraffic(
  db: Db,
  { from, to }: Period,
  { of, unit }: { of: 'sessions' | 'visits'; unit: StatisticsUnit },
): Promise<Figure[]> {
  const rows = await db
    .select({ day: visitDays.day, count: visitDays[of] })
    .from(visitDays)
    .where(between(visitDays.day, from, to))
    .orderBy(asc(visitDays.day));
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  const figures = new Map<string, number>();
  for (const day of daysBetween(from, to)) {
    const first = firstDayOf(day, unit);
    const date = first < from ? from : first;
    figures.set(date, (figures.get(date) ?? 0) + (counts.get(day) ?? 0));
  }
  return [...figures].map(([date, count]) => ({ date, count }));
}

/** The first day of the week or month that a day belongs to; of a day itself. */
export function firstDayOf(day: string, unit: StatisticsUnit): string {
  if (unit === 'DAY') return day;
  if (unit === 'MONTH') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

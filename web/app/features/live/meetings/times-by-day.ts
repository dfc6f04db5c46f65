import { seoulDay, seoulParts } from '#lib/format/dates.ts';

/** The times of one day in Seoul. */
export interface DayOfTimes {
  day: string;
  morning: string[];
  afternoon: string[];
}

const NOON = 12;

/** Times by their days in Seoul, the earliest first. */
export function daysOf(times: readonly string[]): DayOfTimes[] {
  const sorted = times.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const byDay = Map.groupBy(sorted, (time) => seoulDay(time));
  return [...byDay].map(([day, all]) => ({
    day,
    morning: all.filter((time) => seoulParts(time).hour < NOON),
    afternoon: all.filter((time) => seoulParts(time).hour >= NOON),
  }));
}

import { addDays, seoulParts } from '#lib/format/dates.ts';
import { momentOf } from '#lib/format/day-and-time.ts';
import { twoDigits } from '#lib/format/two-digits.ts';
import { isHoliday } from './holidays.ts';

const MINUTES_OF_HOUR = 60;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((seoulParts(day).weekday + 6) % 7));

/** The seven days from a Monday. */
export const weekOf = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** Between which hours of a day times are proposed, and every how many minutes. */
export interface Hours {
  from: number;
  until: number;
  step: number;
}

/** The times of a day, `HH:mm`; the last one ends when the hours do. */
export function clockOf({ from, until, step }: Hours): string[] {
  const count = Math.max(0, Math.floor(((until - from) * MINUTES_OF_HOUR) / step));
  return Array.from({ length: count }, (_, index) => {
    const minutes = from * MINUTES_OF_HOUR + index * step;
    return `${twoDigits(Math.floor(minutes / MINUTES_OF_HOUR))}:${twoDigits(minutes % MINUTES_OF_HOUR)}`;
  });
}

export interface Rule extends Hours {
  /** Counted from this day, `yyyy-MM-dd`. */
  firstDay: string;
  weeks: number;
  /** 0 is Sunday. */
  weekdays: readonly number[];
}

/** All times of a rule that are still to come; public holidays are left out. */
export function timesOf({ firstDay, weeks, weekdays, ...hours }: Rule, now: number): string[] {
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(firstDay, index)).filter(
    (day) => weekdays.includes(seoulParts(day).weekday) && !isHoliday(day),
  );
  const clock = clockOf(hours);
  return days
    .flatMap((day) => clock.map((time) => momentOf(day, time)))
    .filter((time) => Date.parse(time) > now);
}

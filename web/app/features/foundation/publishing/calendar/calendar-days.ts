import type { CalendarEntry } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { seoulDay, seoulToday, timeText } from '#lib/format/dates.ts';
import { twoDigits } from '#lib/format/two-digits.ts';

type Period = Pick<CalendarEntry, 'startsAt' | 'endsAt'>;

/** Content that begins or ends on a day. */
export interface Change {
  entry: CalendarEntry;
  kind: 'START' | 'END';
  time: string;
}
export interface CalendarDay {
  day: string;
  /** By their time. */
  changes: Change[];
  /** How much is shown at some moment of the day. */
  shown: number;
}

const MONTH = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month of an address as `YYYY-MM`; without a valid one the current month in Seoul. */
export const monthOf = (written: string): string =>
  MONTH.test(written) ? written : seoulToday().slice(0, 7);

/** The month that is some months later or earlier. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The days of a month as `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const next = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`);
  const last = new Date(next - 1).getUTCDate();
  return Array.from({ length: last }, (_, i) => `${month}-${twoDigits(i + 1)}`);
}

/** The days of a month by weeks from Sunday; null outside the month. */
export function weeksOf<T extends { day: string }>(days: readonly T[]): (T | null)[][] {
  const before = new Date(`${days[0]?.day ?? ''}T00:00:00Z`).getUTCDay();
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}

const startOf = ({ startsAt }: Period) =>
  startsAt ? { day: seoulDay(startsAt), time: timeText(startsAt) } : null;

/** An end at midnight is the end of the day before. */
function endOf({ endsAt }: Period) {
  if (!endsAt) return null;
  const time = timeText(endsAt);
  return time === '00:00'
    ? { day: seoulDay(Date.parse(endsAt) - 1), time: '24:00' }
    : { day: seoulDay(endsAt), time };
}

function changesOf(entry: CalendarEntry, day: string): Change[] {
  const start = startOf(entry);
  const end = endOf(entry);
  return [
    ...(start?.day === day ? [{ entry, kind: 'START' as const, time: start.time }] : []),
    ...(end?.day === day ? [{ entry, kind: 'END' as const, time: end.time }] : []),
  ];
}

const isShownOn = (entry: Period, day: string): boolean =>
  (startOf(entry)?.day ?? '') <= day && day <= (endOf(entry)?.day ?? '9999');

/** The days of a month with the content that begins and ends on each. */
export const calendarOf = (month: string, entries: readonly CalendarEntry[]): CalendarDay[] =>
  daysOf(month).map((day) => ({
    day,
    changes: entries
      .flatMap((entry) => changesOf(entry, day))
      .toSorted((a, b) => a.time.localeCompare(b.time)),
    shown: entries.filter((entry) => isShownOn(entry, day)).length,
  }));

/**
 * Content that neither begins nor ends in a month; without a start it may have been written within the month.
 */
export function unchangedIn(month: string, entries: readonly CalendarEntry[]) {
  const unchanged = entries.filter((entry) =>
    daysOf(month).every((day) => changesOf(entry, day).length === 0),
  );
  return {
    whole: unchanged.filter(({ startsAt }) => startsAt !== null),
    startless: unchanged.filter(({ startsAt }) => startsAt === null),
  };
}

/** The number of a day in its month. */
export const numberOf = ({ day }: Pick<CalendarDay, 'day'>): number => Number(day.slice(8));

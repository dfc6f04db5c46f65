import { millisOf, seoulDay, timeText } from '#lib/dates.ts';

/** The last day any date field takes (§9). */
export const LAST_DAY = '2999-12-31';

/** The day in Seoul of a stored moment, for a date field. */
export const dayOf = (moment: string | null): string | null => (moment === null ? null : seoulDay(moment));

/** The time in Seoul of a stored moment, `HH:mm`. */
export const timeOf = (moment: string | null): string => (moment === null ? '' : timeText(moment));

/** A day and a time on Seoul's clock as the wire's moment. */
export const momentOf = (day: string, time: string): string =>
  new Date(millisOf(`${day}T${time}:00+09:00`)).toISOString();

const pad = (part: string): string => part.padStart(2, '0');

/** Reads a typed day: `2026.12.13`, `2026-12-13`, `20261213`. Nothing for anything else or a day that does not exist. */
export function readDay(typed: string): string | null {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[.\-/\s]*(\d{1,2})[.\-/\s]*(\d{1,2})\.?\s*$/.exec(typed) ?? [];
  if (!year) return null;
  const text = `${year}-${pad(month)}-${pad(day)}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null;
}

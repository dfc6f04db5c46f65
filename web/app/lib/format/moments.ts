import { millisOf, seoulDay, timeText } from '#lib/format/dates.ts';

/** The day in Seoul of a stored moment, for a date field. */
export const dayOf = (moment: string | null): string | null => (moment === null ? null : seoulDay(moment));

/** The time in Seoul of a stored moment, `HH:mm`. */
export const timeOf = (moment: string | null): string => (moment === null ? '' : timeText(moment));

/** A day and a time in Seoul as the wire's moment. */
export const momentOf = (day: string, time: string): string =>
  new Date(millisOf(`${day}T${time}:00+09:00`)).toISOString();

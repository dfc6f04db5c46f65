import { millisOf, seoulDay, timeText } from '#lib/format/dates.ts';

/** Whether a value of a form is a moment of the wire; a field of moments keeps an invalid text as it was typed. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** The day in Seoul of a stored moment, for a date field; an invalid text is returned as it is. */
export const dayOf = (moment: string | null): string | null => (isMoment(moment) ? seoulDay(moment) : moment);

/** The time in Seoul of a stored moment, `HH:mm`; empty where there is none. */
export const timeOf = (moment: string | null): string => (isMoment(moment) ? timeText(moment) : '');

/** A day and a time in Seoul as the wire's moment. */
export const momentOf = (day: string, time: string): string =>
  new Date(millisOf(`${day}T${time}:00+09:00`)).toISOString();

/** The last minute of a day, which a period without a time of its own ends with. */
export const DAY_END = '23:59';

/** The end of a period: one at the last minute of a day goes on until the day is over. */
export const endOf = (day: string, time: string): string =>
  time === DAY_END ? new Date(millisOf(`${day}T23:59:59.999+09:00`)).toISOString() : momentOf(day, time);

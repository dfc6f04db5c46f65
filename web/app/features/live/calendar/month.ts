import { addDays, seoulDay, seoulParts } from '#lib/format/dates.ts';
import { momentOf } from '#lib/format/day-and-time.ts';
import { twoDigits } from '#lib/format/two-digits.ts';
import type { Appointment } from './data.ts';

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Whether a text of the address is a month. */
export const isMonth = (text: string): boolean => MONTH.test(text) && text < '2999';

/** A month later or earlier. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}`;
}

/** The days of a month in whole weeks from Sunday. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const start = addDays(first, -seoulParts(first).weekday);
  const end = `${addMonths(month, 1)}-01`;
  const days: string[] = [];
  for (let day = start; day < end || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The period of the days as the wire's moments. */
export function periodOf(days: readonly string[]): { from: string; until: string } {
  return {
    from: momentOf(days[0] ?? '', '00:00'),
    until: momentOf(addDays(days.at(-1) ?? '', 1), '00:00'),
  };
}

/** Appointments by their day in Seoul. */
export const byDay = (appointments: readonly Appointment[]): ReadonlyMap<string, Appointment[]> =>
  Map.groupBy(appointments, ({ startsAt }) => seoulDay(startsAt));

/** The ids of those that begin while another one, which is not cancelled, has not ended yet. */
export function clashing(appointments: readonly Appointment[]): ReadonlySet<string> {
  const open = appointments
    .filter(({ state }) => state !== 'CANCELED')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const late = open.filter((appointment, index) =>
    open.slice(0, index).some(({ endsAt }) => Date.parse(endsAt) > Date.parse(appointment.startsAt)),
  );
  return new Set(late.map(({ _id }) => _id));
}

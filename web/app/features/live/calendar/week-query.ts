import { appointmentKindTexts } from '@ieum/contract/live/calendar/enums.ts';
import type { WeekEvent, WeekQuery } from '#features/hiring/companies/own/week-event.ts';
import { say } from '#lib/format/copy.ts';
import { addDays, millisOf, seoulToday } from '#lib/format/dates.ts';
import { readAppointments, type Appointment } from './data.ts';

const DAYS = 7;

const toEvent = ({ _id: id, kind, title, partner, startsAt: at, link: to }: Appointment): WeekEvent => ({
  id,
  at,
  kind: say(appointmentKindTexts[kind]),
  title: [partner, title].filter(Boolean).join(' · '),
  to,
});

const isAgreed = ({ state }: Appointment): boolean => state === 'CONFIRMED';

/** What a company has agreed on for today and the six days after it. */
export function weekQuery(): WeekQuery {
  const today = seoulToday();
  const at = (day: string) => new Date(millisOf(day)).toISOString();
  const week = { from: at(today), until: at(addDays(today, DAYS)) };
  return {
    queryKey: ['appointments', 'week', today],
    queryFn: async ({ signal }) => (await readAppointments(week, signal)).filter(isAgreed).map(toEvent),
  };
}

import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { calendarBounds } from '@ieum/contract/live/calendar/enums.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import type { Party, Span } from './party.ts';
import { appointmentParties, appointments } from './tables.ts';

/** The names of the persons who take part, for the company. */
const persons = sql<string>`coalesce((select string_agg(${users.name}, ', ')
  from ${appointmentParties} as other join ${users} on ${users.id} = other.user_id
  where other.appointment_id = ${appointments.id}), '')`;

const selectOwn = (db: Db, party: Party) =>
  db
    .select({
      appointment: appointments,
      startsAt: appointmentParties.startsAt,
      endsAt: appointmentParties.endsAt,
      partner: party.companyId ? persons : sql<string>`${companies.name}`,
    })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .innerJoin(companies, eq(companies.id, appointments.companyId));
/** An appointment with the name of the other side. */
export type OwnAppointment = Awaited<ReturnType<typeof selectOwn>>[number];

/** One appointment of a party, by its own id or by that of the row that it belongs to. */
export async function findOwn(db: Db, party: Party, id: string): Promise<OwnAppointment | undefined> {
  const isIt = or(eq(appointments.id, id), eq(appointments.sourceId, id));
  const [row] = await selectOwn(db, party)
    .where(and(isOf(party), isIt))
    .limit(1);
  return row;
}

const isOf = (party: Party) =>
  party.companyId
    ? eq(appointmentParties.companyId, party.companyId)
    : eq(appointmentParties.userId, party.userId ?? '');

/** The appointments of a party in a period, the earliest first, cancelled ones too; at most five hundred. */
export const listOwn = (db: Db, party: Party, { startsAt, endsAt }: Span): Promise<OwnAppointment[]> =>
  selectOwn(db, party)
    .where(and(isOf(party), lt(appointmentParties.startsAt, endsAt), gt(appointmentParties.endsAt, startsAt)))
    .orderBy(asc(appointmentParties.startsAt), asc(appointments.id))
    .limit(calendarBounds.listed);

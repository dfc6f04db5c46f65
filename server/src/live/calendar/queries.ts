import { and, asc, eq, gt, isNotNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { calendarBounds } from '@ieum/contract/live/calendar/enums.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { isAboutAnotherApplication } from './other-applications.ts';
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

/**
 * Whether another appointment takes place during this one: a confirmed one of the same company with the same
 * person that takes none of the person's time. The two are one event, which is shown as the other one.
 */
export const coversAnotherAppointment = (): SQL => sql`(${appointments.state} = 'CONFIRMED' and exists (
  select 1 from ${appointmentParties} as invited
    join ${appointmentParties} as inner_party on inner_party.user_id = invited.user_id
      and not inner_party.is_busy
      and inner_party.appointment_id <> invited.appointment_id
      and inner_party.starts_at >= invited.starts_at and inner_party.starts_at < invited.ends_at
      and inner_party.ends_at <= invited.ends_at
    join ${appointments} as inner_appointment on inner_appointment.id = inner_party.appointment_id
  where invited.appointment_id = ${appointments.id} and invited.is_busy
    and inner_appointment.state = 'CONFIRMED' and inner_appointment.company_id = ${appointments.companyId}))`;

/**
 * The appointments of a party in a period, the earliest first, cancelled ones too; one during which another one
 * takes place is left out. At most five hundred.
 */
export const listOwn = (db: Db, party: Party, { startsAt, endsAt }: Span): Promise<OwnAppointment[]> =>
  selectOwn(db, party)
    .where(
      and(
        isOf(party),
        lt(appointmentParties.startsAt, endsAt),
        gt(appointmentParties.endsAt, startsAt),
        not(coversAnotherAppointment()),
      ),
    )
    .orderBy(asc(appointmentParties.startsAt), asc(appointments.id))
    .limit(calendarBounds.listed);

interface OfRecruitment {
  companyId: string;
  recruitmentId: string;
  now: Date;
}

/**
 * The confirmed appointments of a company that are not over, with the application of each person who applied to
 * a recruitment, the next first; those about another application of the person are left out. At most five
 * hundred.
 */
export const listAgreed = (db: Db, { companyId, recruitmentId, now }: OfRecruitment) =>
  db
    .select({ appointment: appointments, applicationId: applications.id })
    .from(applications)
    .innerJoin(appointmentParties, eq(appointmentParties.userId, applications.personId))
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        isNotNull(applications.appliedAt),
        eq(appointments.companyId, companyId),
        eq(appointments.state, 'CONFIRMED'),
        gt(appointmentParties.endsAt, now),
        not(coversAnotherAppointment()),
        not(isAboutAnotherApplication(db)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id), asc(applications.id))
    .limit(calendarBounds.listed);
export type AgreedRow = Awaited<ReturnType<typeof listAgreed>>[number];

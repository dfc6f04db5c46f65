import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppointmentKind } from '@ieum/contract/live/calendar/enums.ts';
import type { Db, Work } from '#kit/context.ts';
import { reserveTime } from './availability.ts';
import type { Party, Span } from './party.ts';
import { appointmentParties, appointments, type AppointmentRow } from './tables.ts';

/** The row of a module that an appointment belongs to. */
export interface Source {
  kind: AppointmentKind;
  sourceId: string;
}

/** An entry that a module adds to the calendars of its parties. */
export interface Appointment extends Source, Span {
  companyId: string;
  title: string;
  place?: string;
  link: string;
  parties: readonly Party[];
  /**
   * A kind of appointments during which this one may take place: within one that the person and the company have
   * booked, this one does not book their time a second time.
   */
  during?: AppointmentKind;
}

type Writer = Pick<Work, 'db' | 'now'>;
type CalendarWork = Writer & {
  /** The party who acts: only their own clashes are named. */
  viewer?: Party | undefined;
};

/** Shows an appointment to its parties that does not take their time yet. */
export const propose = (work: CalendarWork, appointment: Appointment): Promise<AppointmentRow> =>
  write(work, appointment, 'AWAITING');

/**
 * Takes the time of all parties, also of an appointment that was proposed or has another time; 409 where one
 * of them is not free.
 */
export const book = (work: CalendarWork, appointment: Appointment): Promise<AppointmentRow> =>
  write(work, appointment, 'CONFIRMED');

/** Frees the time of an appointment; returns false where there is none that could be cancelled. */
export async function cancel({ db, now }: Writer, source: Source): Promise<boolean> {
  const [row] = await db
    .update(appointments)
    .set({ state: 'CANCELED', sequence: sql`${appointments.sequence} + 1`, updatedAt: now })
    .where(and(isOf(source), sql`${appointments.state} <> 'CANCELED'`))
    .returning({ id: appointments.id });
  if (!row) return false;
  await db
    .update(appointmentParties)
    .set({ isBusy: false })
    .where(eq(appointmentParties.appointmentId, row.id));
  return true;
}

/** Frees the rest of the time of an appointment that is over early; one that ended before its time is removed. */
export async function finish({ db, now }: Writer, source: Source): Promise<void> {
  const isConfirmed = and(isOf(source), eq(appointments.state, 'CONFIRMED'));
  await db.delete(appointments).where(and(isConfirmed, gte(appointments.startsAt, now)));
  const [row] = await db
    .update(appointments)
    .set({ endsAt: now, sequence: sql`${appointments.sequence} + 1`, updatedAt: now })
    .where(and(isConfirmed, gt(appointments.endsAt, now)))
    .returning({ id: appointments.id });
  if (row)
    await db
      .update(appointmentParties)
      .set({ endsAt: now })
      .where(eq(appointmentParties.appointmentId, row.id));
}

/** Removes an appointment whose row is deleted. */
export async function remove({ db }: Pick<Work, 'db'>, source: Source): Promise<void> {
  await db.delete(appointments).where(isOf(source));
}

const isOf = ({ kind, sourceId }: Source) =>
  and(eq(appointments.kind, kind), eq(appointments.sourceId, sourceId));

async function write(
  { db, now, viewer }: CalendarWork,
  { parties, during, ...facts }: Appointment,
  state: 'AWAITING' | 'CONFIRMED',
): Promise<AppointmentRow> {
  const values = { ...facts, place: facts.place ?? '', state, updatedAt: now };
  const [row] = await db
    .insert(appointments)
    .values(values)
    .onConflictDoUpdate({
      target: [appointments.kind, appointments.sourceId],
      set: { ...values, sequence: sql`${appointments.sequence} + 1` },
    })
    .returning();
  if (!row) throw new Error('an appointment was not written');
  await db.delete(appointmentParties).where(eq(appointmentParties.appointmentId, row.id));
  const reserved =
    during && state === 'CONFIRMED' ? await findReserved(db, { parties, during, ...facts }) : [];
  const isReserved = (party: Party) =>
    party.userId
      ? reserved.includes(party.userId)
      : party.companyId === facts.companyId && reserved.length > 0;
  const isBusy = (party: Party) => state === 'CONFIRMED' && !isReserved(party);
  await reserveTime(db, { appointment: row, parties, isBusy, viewer });
  return row;
}

/** An appointment within the time of another, and the person who has both. */
interface AppointmentWithin {
  sourceId: string;
  userId: string;
}

/** The appointments of a kind that take place within the time of another one and book no time of their own. */
export async function listWithin(
  { db }: Pick<Work, 'db'>,
  outer: Source,
  kind: AppointmentKind,
): Promise<AppointmentWithin[]> {
  const [around, aroundParties] = [
    alias(appointments, 'around'),
    alias(appointmentParties, 'around_parties'),
  ];
  const rows = await db
    .select({ sourceId: appointments.sourceId, userId: appointmentParties.userId })
    .from(around)
    .innerJoin(aroundParties, eq(aroundParties.appointmentId, around.id))
    .innerJoin(
      appointments,
      and(
        eq(appointments.companyId, around.companyId),
        gte(appointments.startsAt, around.startsAt),
        lte(appointments.endsAt, around.endsAt),
      ),
    )
    .innerJoin(
      appointmentParties,
      and(
        eq(appointmentParties.appointmentId, appointments.id),
        eq(appointmentParties.userId, aroundParties.userId),
      ),
    )
    .where(
      and(
        eq(around.kind, outer.kind),
        eq(around.sourceId, outer.sourceId),
        eq(appointments.kind, kind),
        eq(appointments.state, 'CONFIRMED'),
        eq(appointmentParties.isBusy, false),
      ),
    );
  return rows.flatMap(({ sourceId, userId }) => (userId ? [{ sourceId, userId }] : []));
}

/** The persons among the parties who have an appointment of a kind with the company in all of the span. */
async function findReserved(
  db: Db,
  { parties, during, companyId, startsAt, endsAt }: Omit<Appointment, 'during'> & { during: AppointmentKind },
): Promise<string[]> {
  const userIds = parties.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: appointmentParties.userId })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .where(
      and(
        eq(appointments.kind, during),
        eq(appointments.state, 'CONFIRMED'),
        eq(appointments.companyId, companyId),
        lte(appointments.startsAt, startsAt),
        gte(appointments.endsAt, endsAt),
        inArray(appointmentParties.userId, userIds),
      ),
    )
    // It is not cancelled meanwhile.
    .for('share', { of: appointments });
  return rows.flatMap(({ userId }) => userId ?? []);
}

import { and, countDistinct, eq, gt, lt, ne, sql, type SQL } from 'drizzle-orm';
import { calendarTexts as m } from '@ieum/contract/live/calendar/texts.ts';
import type { Db } from '#kit/context.ts';
import { isExcludedBy } from '#platform/database/pg-errors.ts';
import { AppError } from '#kit/errors.ts';
import type { Party, Span } from './party.ts';
import { appointmentParties, appointments, calendarPlaces, type AppointmentRow } from './tables.ts';
import { plainTransaction } from '#kit/transaction.ts';

interface Reservation {
  appointment: AppointmentRow;
  parties: readonly Party[];
  /** Whether the appointment takes a party's time. */
  isBusy: (party: Party) => boolean;
  viewer?: Party | undefined;
}

/** Writes who takes part; 409 where one of them is not free, naming what only where it is the viewer's own. */
export async function reserveTime(db: Db, reservation: Reservation): Promise<void> {
  // In one order everywhere, so that two bookings wait for each other instead of deadlocking.
  const parties = reservation.parties.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  for (const party of parties) await reserveTimeOf(db, party, reservation);
}

async function reserveTimeOf(
  db: Db,
  party: Party,
  { appointment, viewer, ...reservation }: Reservation,
): Promise<void> {
  const { id: appointmentId, startsAt, endsAt } = appointment;
  const isBusy = reservation.isBusy(party);
  const lane = isBusy && party.companyId ? await freeLane(db, party.companyId, appointment) : 1;
  if (lane === undefined) throw await clashOf(db, { party, viewer, span: appointment, appointmentId });
  const values = { appointmentId, ...party, lane, isBusy, startsAt, endsAt };
  try {
    // A savepoint, so that the clash can still be read after the constraint rejected the row.
    await plainTransaction(db, (inner) => inner.insert(appointmentParties).values(values));
  } catch (error) {
    if (!isExcludedBy(error, 'appointment_parties_free')) throw error;
    throw await clashOf(db, { party, viewer, span: appointment, appointmentId });
  }
}

/** The first lane of a company that is free in the span; bookings of one company wait for each other. */
async function freeLane(db: Db, companyId: string, { startsAt, endsAt }: Span): Promise<number | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 0))`);
  const { rows } = await db.execute<{ lane: number }>(sql`
    select lane from generate_series(1, coalesce(
      (select ${calendarPlaces.places} from ${calendarPlaces} where ${calendarPlaces.companyId} = ${companyId}), 1
    )) as lane
    where not exists (
      select 1 from ${appointmentParties} as taken
      where taken.company_id = ${companyId} and taken.is_busy and taken.lane = lane.lane
        and tstzrange(taken.starts_at, taken.ends_at) && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})
    )
    order by lane limit 1`);
  return rows[0]?.lane;
}

interface Clash {
  party: Party;
  viewer: Party | undefined;
  span: Span;
  appointmentId: string;
}

/** The 409 for a party that is not free. */
async function clashOf(db: Db, { party, viewer, span, appointmentId }: Clash): Promise<AppError> {
  const [found] =
    viewer && idOf(viewer) === idOf(party)
      ? await listClashes(db, { party, span, besides: appointmentId })
      : [];
  return found
    ? new AppError('conflict', m.ownClash, { values: { title: found.title } })
    : new AppError('conflict', m.clash);
}

/** The confirmed appointments of a party in a span, the earliest first; at most ten. */
export const listClashes = (
  db: Db,
  { party, span, besides }: { party: Party; span: Span; besides?: string },
): Promise<{ title: string; startsAt: Date; endsAt: Date }[]> =>
  db
    .select({
      title: appointments.title,
      startsAt: appointmentParties.startsAt,
      endsAt: appointmentParties.endsAt,
    })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .where(
      and(
        isBusyIn(party, span),
        besides === undefined ? undefined : ne(appointmentParties.appointmentId, besides),
      ),
    )
    .orderBy(appointmentParties.startsAt)
    .limit(10);

/** 409 where one of the parties is not free in a span; a booking rejects that again under the constraint. */
export async function rejectConflict(
  db: Db,
  { parties, span, viewer }: { parties: readonly Party[]; span: Span; viewer?: Party | undefined },
): Promise<void> {
  const appointmentId = NO_APPOINTMENT;
  for (const party of parties) {
    const isFree = party.companyId
      ? (await countLanes(db, party.companyId, span)) < (await findPlaces(db, party.companyId))
      : (await listClashes(db, { party, span })).length === 0;
    if (!isFree) throw await clashOf(db, { party, viewer, span, appointmentId });
  }
}

const NO_APPOINTMENT = '00000000-0000-0000-0000-000000000000';

/** The number of appointments that a company can have at once. */
export async function findPlaces(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ places: calendarPlaces.places })
    .from(calendarPlaces)
    .where(eq(calendarPlaces.companyId, companyId));
  return row?.places ?? 1;
}

/** Sets the number of appointments that a company can have at once; what is booked stays booked. */
export async function savePlaces(db: Db, companyId: string, places: number): Promise<void> {
  await db
    .insert(calendarPlaces)
    .values({ companyId, places })
    .onConflictDoUpdate({ target: calendarPlaces.companyId, set: { places } });
}

async function countLanes(db: Db, companyId: string, span: Span): Promise<number> {
  const [row] = await db
    .select({ lanes: countDistinct(appointmentParties.lane) })
    .from(appointmentParties)
    .where(isBusyIn({ companyId }, span));
  return row?.lanes ?? 0;
}

const isOf = (party: Party): SQL =>
  party.userId
    ? eq(appointmentParties.userId, party.userId)
    : eq(appointmentParties.companyId, party.companyId ?? '');

const isIn = (party: Party, span: Span) =>
  and(
    isOf(party),
    lt(appointmentParties.startsAt, span.endsAt),
    gt(appointmentParties.endsAt, span.startsAt),
  );
const isBusyIn = (party: Party, span: Span) => and(isIn(party, span), eq(appointmentParties.isBusy, true));

/** What an appointment is about, and the row of its module. */
interface Titled {
  title: string;
  sourceId: string;
}

/** A time that is taken, by which row of which module. */
export interface BusySpan extends Span, Titled {
  lane: number;
}

/** The appointments of a party in a period that nobody has confirmed yet, the earliest first; at most a thousand. */
export const listAwaiting = (db: Db, party: Party, span: Span): Promise<(Span & Titled)[]> =>
  db
    .select({
      startsAt: appointmentParties.startsAt,
      endsAt: appointmentParties.endsAt,
      title: appointments.title,
      sourceId: appointments.sourceId,
    })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .where(and(isIn(party, span), eq(appointments.state, 'AWAITING')))
    .orderBy(appointmentParties.startsAt)
    .limit(1000);

/** The busy spans of a party in a period, with the lane of each; at most a thousand. */
export const listBusy = (db: Db, party: Party, span: Span): Promise<BusySpan[]> =>
  db
    .select({
      startsAt: appointmentParties.startsAt,
      endsAt: appointmentParties.endsAt,
      lane: appointmentParties.lane,
      title: appointments.title,
      sourceId: appointments.sourceId,
    })
    .from(appointmentParties)
    .innerJoin(appointments, eq(appointments.id, appointmentParties.appointmentId))
    .where(isBusyIn(party, span))
    .orderBy(appointmentParties.startsAt)
    .limit(1000);

const idOf = ({ userId, companyId }: Party): string => userId ?? companyId ?? '';

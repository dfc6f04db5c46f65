import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import { settledColumn } from '#hiring/applications/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { meetingInvitations, meetings, meetingSlots, meetingTimes, type SlotRow } from './tables.ts';

const company = { id: companies.id, name: companies.name, logoFileId: companies.logoFileId };
const recruitment = { id: recruitments.id, subject: recruitments.subject };

export const selectMeetings = (db: Db) =>
  db
    .select({ meeting: meetings, company, companyUserId: companies.userId, recruitment })
    .from(meetings)
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .innerJoin(recruitments, eq(recruitments.id, meetings.recruitmentId))
    .$dynamic();
/** A meeting with its company and its recruitment. */
export type FoundMeeting = Awaited<ReturnType<typeof selectMeetings>>[number];

/** A meeting by its id; the lock `update` makes others who want to change it wait. */
export async function findMeeting(
  db: Db,
  meetingId: string,
  lock: 'none' | 'update' = 'none',
): Promise<FoundMeeting | undefined> {
  const query = selectMeetings(db).where(eq(meetings.id, meetingId));
  const [row] = await (lock === 'update' ? query.for('update', { of: meetings }) : query);
  return row;
}

/** Whether an application can lead to a meeting: sent, and neither revoked nor eliminated. */
const isOpenNow = sql<boolean>`(${applications.status} in ('IS_APPLIED', 'ON_RECRUIT')
  and ${applications.stage} <> 'ELIMINATED')`;
/** The same as its person may know it: before a move that can still be undone. */
export const isOpenSettled = sql<boolean>`(${settledColumn('status')} in ('IS_APPLIED', 'ON_RECRUIT')
  and ${settledColumn('stage')} <> 'ELIMINATED')`;

/** The columns of an invited applicant. */
const applicant = {
  meetingId: meetingInvitations.meetingId,
  applicationId: meetingInvitations.applicationId,
  personId: meetingInvitations.personId,
  name: applications.personName,
  isOpen: isOpenNow,
};

const listApplicants = (db: Db, meetingIds: readonly string[]) =>
  db
    .select(applicant)
    .from(meetingInvitations)
    .innerJoin(applications, eq(applications.id, meetingInvitations.applicationId))
    .where(inArray(meetingInvitations.meetingId, [...meetingIds]))
    .orderBy(asc(meetingInvitations.invitedAt), asc(meetingInvitations.applicationId));
export type InvitedApplicant = Awaited<ReturnType<typeof listApplicants>>[number];

const slotColumns = {
  slot: meetingSlots,
  title: meetings.title,
  minutes: meetings.minutes,
  name: applications.personName,
};
export const selectSlots = (db: Db) =>
  db
    .select(slotColumns)
    .from(meetingSlots)
    .innerJoin(meetings, eq(meetings.id, meetingSlots.meetingId))
    .innerJoin(applications, eq(applications.id, meetingSlots.applicationId))
    .$dynamic();
/** A picked time with the title of its meeting and the name of its applicant. */
export type FoundSlot = Awaited<ReturnType<typeof selectSlots>>[number];

/** The picked times of a meeting, or those of one person in it, the last picked first. */
export const listSlotsOf = (
  db: Db,
  { meetingId, personId }: { meetingId: string; personId?: string },
): Promise<FoundSlot[]> =>
  selectSlots(db)
    .where(
      and(
        eq(meetingSlots.meetingId, meetingId),
        personId === undefined ? undefined : eq(meetingSlots.personId, personId),
      ),
    )
    .orderBy(desc(meetingSlots.createdAt), desc(meetingSlots.id))
    .limit(SLOTS_LISTED);

/** How many picked times of one meeting are listed at most, cancelled ones included. */
const SLOTS_LISTED = 1000;

/** One picked time. */
export async function findSlot(db: Db, slotId: string): Promise<FoundSlot | undefined> {
  const [row] = await selectSlots(db).where(eq(meetingSlots.id, slotId));
  return row;
}

/** The rows that belong to each of some meetings. */
export interface Parts {
  times: readonly Date[];
  applicants: readonly InvitedApplicant[];
  /** The open ones, then the last cancelled one of each applicant. */
  slots: readonly FoundSlot[];
}

/** The last cancelled time of each invited applicant, however often somebody picked and cancelled. */
function listLastCanceledSlots(db: Db, meetingIds: readonly string[]): Promise<FoundSlot[]> {
  const isOfInvitation = and(
    eq(meetingSlots.personId, meetingInvitations.personId),
    eq(meetingSlots.meetingId, meetingInvitations.meetingId),
    eq(meetingSlots.applicationId, meetingInvitations.applicationId),
  );
  const last = db
    .select({ id: meetingSlots.id })
    .from(meetingSlots)
    .where(and(isOfInvitation, eq(meetingSlots.state, 'CANCELED')))
    .orderBy(desc(meetingSlots.createdAt), desc(meetingSlots.id))
    .limit(1)
    .as('last');
  return db
    .select(slotColumns)
    .from(meetingInvitations)
    .innerJoinLateral(last, sql`true`)
    .innerJoin(meetingSlots, eq(meetingSlots.id, last.id))
    .innerJoin(meetings, eq(meetings.id, meetingSlots.meetingId))
    .innerJoin(applications, eq(applications.id, meetingSlots.applicationId))
    .where(inArray(meetingInvitations.meetingId, [...meetingIds]));
}

/** The times, applicants and picked times of meetings, by meeting. */
export async function readParts(db: Db, meetingIds: readonly string[]): Promise<(id: string) => Parts> {
  if (meetingIds.length === 0) return () => ({ times: [], applicants: [], slots: [] });
  const ids = [...meetingIds];
  const [times, applicants, open, canceled] = await Promise.all([
    db
      .select()
      .from(meetingTimes)
      .where(inArray(meetingTimes.meetingId, ids))
      .orderBy(asc(meetingTimes.meetingId), asc(meetingTimes.date)),
    listApplicants(db, ids),
    selectSlots(db).where(and(inArray(meetingSlots.meetingId, ids), ne(meetingSlots.state, 'CANCELED'))),
    listLastCanceledSlots(db, ids),
  ]);
  const timesOf = Map.groupBy(times, ({ meetingId }) => meetingId);
  const applicantsOf = Map.groupBy(applicants, ({ meetingId }) => meetingId);
  const slotsOf = Map.groupBy([...open, ...canceled], ({ slot }) => slot.meetingId);
  return (id) => ({
    times: (timesOf.get(id) ?? []).map(({ date }) => date),
    applicants: applicantsOf.get(id) ?? [],
    slots: slotsOf.get(id) ?? [],
  });
}

/** The not cancelled times of a meeting. */
export const listOpenSlots = (db: Db, meetingId: string): Promise<SlotRow[]> =>
  db
    .select()
    .from(meetingSlots)
    .where(and(eq(meetingSlots.meetingId, meetingId), ne(meetingSlots.state, 'CANCELED')))
    .orderBy(asc(meetingSlots.date));

/** A picked time of a person, locked for a change. */
export async function findOwnSlotForUpdate(
  db: Db,
  { meetingId, personId, slotId }: { meetingId: string; personId: string; slotId: string },
): Promise<SlotRow | undefined> {
  const [row] = await db
    .select()
    .from(meetingSlots)
    .where(
      and(
        eq(meetingSlots.id, slotId),
        eq(meetingSlots.meetingId, meetingId),
        eq(meetingSlots.personId, personId),
      ),
    )
    .for('update');
  return row;
}

/** A picked time with its meeting, locked for the company's answer. */
export async function findDecided(
  db: Db,
  { meetingId, slotId }: { meetingId: string; slotId: string },
): Promise<(FoundMeeting & { slot: SlotRow; name: string; isOpen: boolean }) | undefined> {
  const [row] = await db
    .select({
      meeting: meetings,
      company,
      companyUserId: companies.userId,
      recruitment,
      slot: meetingSlots,
      name: applications.personName,
      isOpen: isOpenNow,
    })
    .from(meetingSlots)
    .innerJoin(meetings, eq(meetings.id, meetingSlots.meetingId))
    .innerJoin(applications, eq(applications.id, meetingSlots.applicationId))
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .innerJoin(recruitments, eq(recruitments.id, meetings.recruitmentId))
    .where(and(eq(meetingSlots.id, slotId), eq(meetingSlots.meetingId, meetingId)))
    .for('update', { of: meetingSlots });
  return row;
}

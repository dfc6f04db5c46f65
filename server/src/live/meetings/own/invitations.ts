import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OwnMeetingState } from '@ieum/contract/live/meetings/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { isOpenSettled } from '../queries.ts';
import { meetingInvitations, meetings, meetingSlots } from '../tables.ts';

const isTaken = (state: SQL) => sql`exists (select 1 from ${meetingSlots} as picked
  where picked.meeting_id = ${meetingInvitations.meetingId}
    and picked.application_id = ${meetingInvitations.applicationId} and ${state})`;
const hasOpenSlot = isTaken(sql`picked.state <> 'CANCELED'`);

/** Whether the person has to pick a time. */
const isUnanswered = (now: Date) => sql<boolean>`(${meetings.closedAt} is null
  and ${meetings.endsAt} > ${now.toISOString()}::timestamptz and ${isOpenSettled} and not ${hasOpenSlot})`;

const stateConditions: Record<OwnMeetingState, (now: Date) => SQL> = {
  UNANSWERED: isUnanswered,
  AWAITING: () => isTaken(sql`picked.state = 'AWAITING'`),
  APPROVED: () => isTaken(sql`picked.state = 'APPROVED'`),
  CANCELED: () => sql`(${isTaken(sql`picked.state = 'CANCELED'`)} and not ${hasOpenSlot})`,
};

const invited = {
  meeting: meetings,
  company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
  companyUserId: companies.userId,
  recruitment: {
    id: recruitments.id,
    subject: recruitments.subject,
    publicState: recruitments.publicState,
    publishedAt: recruitments.publishedAt,
  },
  invitation: meetingInvitations,
  personName: applications.personName,
  isOpen: isOpenSettled,
};

const selectInvitations = (db: Db, now: Date) =>
  db
    .select({ ...invited, isUnanswered: sql<number>`${isUnanswered(now)}::int` })
    .from(meetingInvitations)
    .innerJoin(meetings, eq(meetings.id, meetingInvitations.meetingId))
    .innerJoin(applications, eq(applications.id, meetingInvitations.applicationId))
    .innerJoin(companies, eq(companies.id, meetings.companyId))
    .innerJoin(recruitments, eq(recruitments.id, meetings.recruitmentId))
    .$dynamic();
/** A meeting with the invitation of one person. */
export type Invited = Awaited<ReturnType<typeof selectInvitations>>[number];

interface OfPerson extends PageRequest {
  personId: string;
  state?: OwnMeetingState | undefined;
}

/** The meetings that a person is invited to: unanswered ones first, then the newest. */
export async function listInvitations(db: Db, { personId, state, ...part }: OfPerson, now: Date) {
  const where = and(eq(meetingInvitations.personId, personId), state && stateConditions[state](now));
  const columns: PageColumn<Invited>[] = [
    {
      by: sql`${isUnanswered(now)}::int`,
      direction: -1,
      cast: 'int',
      read: (row) => row.isUnanswered,
    },
    {
      by: sql`${meetingInvitations.invitedAt}`,
      direction: -1,
      cast: 'timestamptz',
      read: ({ invitation }) => invitation.invitedAt.toISOString(),
    },
    {
      by: sql`${meetingInvitations.applicationId}`,
      direction: -1,
      cast: 'uuid',
      read: ({ invitation }) => invitation.applicationId,
    },
  ];
  const page = await readPage(selectInvitations(db, now), { where, columns, part });
  const counted = sql`select 1 from ${meetingInvitations}
    join ${meetings} on ${meetings.id} = ${meetingInvitations.meetingId}
    join ${applications} on ${applications.id} = ${meetingInvitations.applicationId} where ${where}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

interface OfOne {
  meetingId: string;
  personId: string;
  now: Date;
  /** `share` keeps the meeting unchanged while others may pick at the same time. */
  lock?: 'share';
}

/** A person's invitation to a meeting, the one of an open application if there are two. */
export async function findInvitation(
  db: Db,
  { meetingId, personId, now, lock }: OfOne,
): Promise<Invited | undefined> {
  const query = selectInvitations(db, now)
    .where(and(eq(meetingInvitations.meetingId, meetingId), eq(meetingInvitations.personId, personId)))
    .orderBy(desc(isOpenSettled), desc(meetingInvitations.applicationId))
    .limit(1);
  const [row] = await (lock ? query.for(lock, { of: meetings }) : query);
  return row;
}

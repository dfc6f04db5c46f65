import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { InterviewState } from '@ieum/contract/live/interviews/enums.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  byCreationOf,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { interviewPeople, interviews, type InterviewRow } from './tables.ts';

const when = sql<Date>`coalesce(${interviews.startsAt}, ${interviews.createdAt})`;

/** Open ones first, of these the latest. */
const openFirst: PageColumn<{ interview: InterviewRow }>[] = [
  {
    by: sql`(${interviews.state} = 'COMPLETE')`,
    direction: 1,
    cast: 'boolean',
    read: ({ interview }) => String(interview.state === 'COMPLETE'),
  },
  {
    by: when,
    direction: -1,
    cast: 'timestamptz',
    read: ({ interview }) => (interview.startsAt ?? interview.createdAt).toISOString(),
  },
  { by: sql`${interviews.id}`, direction: -1, cast: 'uuid', read: ({ interview }) => interview.id },
];

const columns = {
  interview: interviews,
  company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
  companyUserId: companies.userId,
  recruitment: { id: recruitments.id, subject: recruitments.subject },
};

const selectOwned = (db: Db) =>
  db
    .select(columns)
    .from(interviews)
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .leftJoin(recruitments, eq(recruitments.id, interviews.recruitmentId))
    .$dynamic();

interface OfCompany extends PageRequest {
  companyId: string;
  state?: InterviewState | undefined;
  recruitmentId?: string | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

const SORTS = ['createdAt'] as const;
type OwnedRow = Awaited<ReturnType<typeof selectOwned>>[number];

/** A company's interviews, the open ones first unless the `sort` header says otherwise. */
export async function listOwned(db: Db, { companyId, state, recruitmentId, sort, ...part }: OfCompany) {
  const where = and(
    eq(interviews.companyId, companyId),
    state && eq(interviews.state, state),
    recruitmentId ? eq(interviews.recruitmentId, recruitmentId) : undefined,
  );
  const [key] = readSort(SORTS, sort);
  const ordered = key && byCreationOf(interviews, ({ interview }: OwnedRow) => interview, key.direction);
  const page = await readPage(selectOwned(db), { where, columns: ordered ?? openFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${interviews} where ${where}`)) };
}

const selectInvited = (db: Db) =>
  db
    .select({ ...columns, person: interviewPeople })
    .from(interviewPeople)
    .innerJoin(interviews, eq(interviews.id, interviewPeople.interviewId))
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .leftJoin(recruitments, eq(recruitments.id, interviews.recruitmentId))
    .$dynamic();
/** An interview with the invitation of one person. */
export type InvitedInterview = Awaited<ReturnType<typeof selectInvited>>[number];

interface OfPerson extends PageRequest {
  userId: string;
  state?: InterviewState | undefined;
}

/** The interviews that somebody is invited to, the open ones first. */
export async function listInvited(db: Db, { userId, state, ...part }: OfPerson) {
  const where = and(eq(interviewPeople.userId, userId), state && eq(interviews.state, state));
  const page = await readPage(selectInvited(db), { where, columns: openFirst, part });
  const counted = sql`select 1 from ${interviewPeople}
    join ${interviews} on ${interviews.id} = ${interviewPeople.interviewId} where ${where}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

export async function findInvited(
  db: Db,
  { interviewId, userId }: { interviewId: string; userId: string },
): Promise<InvitedInterview | undefined> {
  const [row] = await selectInvited(db)
    .where(and(eq(interviewPeople.interviewId, interviewId), eq(interviewPeople.userId, userId)))
    .limit(1);
  return row;
}

const selectCandidates = (db: Db) =>
  db
    .select({
      id: applications.id,
      personId: applications.personId,
      name: applications.personName,
      recruitmentId: applications.recruitmentId,
      subject: recruitments.subject,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(users, eq(users.id, applications.personId))
    .$dynamic();
export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number];

const lastFirst: PageColumn<CandidateRow>[] = [
  {
    by: sql`${applications.appliedAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ appliedAt }) => appliedAt?.toISOString() ?? '',
  },
  { by: sql`${applications.id}`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

/** The application is still decided on, and its person has an account. */
export const isInvitable: SQL = sql`(${applications.status} in ('IS_APPLIED', 'ON_RECRUIT')
  and ${applications.stage} <> 'ELIMINATED' and ${applications.appliedAt} is not null
  and ${users.status} = 'ACTIVE')`;

interface OfApplicants extends PageRequest {
  companyId: string;
  recruitmentId?: string | undefined;
}

/** Applicants of a company who can be invited, those who applied last first. */
export async function listCandidates(db: Db, { companyId, recruitmentId, ...part }: OfApplicants) {
  const where = and(
    eq(applications.companyId, companyId),
    recruitmentId ? eq(applications.recruitmentId, recruitmentId) : undefined,
    isInvitable,
  );
  const page = await readPage(selectCandidates(db), { where, columns: lastFirst, part });
  const counted = sql`select 1 from ${applications}
    join ${users} on ${users.id} = ${applications.personId} where ${where}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

/** The active person with a username. */
export async function findInterviewer(db: Db, username: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.username, username), eq(users.userType, 'PERSON'), eq(users.status, 'ACTIVE')));
  return row;
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { InterviewRole } from '@ieum/contract/live/interviews/enums.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import { roleOf } from './policy.ts';
import {
  interviewParticipants,
  interviewPeople,
  interviews,
  type InterviewPersonRow,
  type InterviewRow,
} from './tables.ts';

const company = { id: companies.id, name: companies.name, logoFileId: companies.logoFileId };

const selectInterviews = (db: Db) =>
  db
    .select({
      interview: interviews,
      company,
      companyUserId: companies.userId,
      recruitment: { id: recruitments.id, subject: recruitments.subject },
    })
    .from(interviews)
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .leftJoin(recruitments, eq(recruitments.id, interviews.recruitmentId))
    .$dynamic();
/** An interview with its company and its recruitment. */
export type FoundInterview = Awaited<ReturnType<typeof selectInterviews>>[number];

type Lock = 'none' | 'share' | 'update';

/** An interview by its id; a lock keeps it unchanged until the transaction ends. */
export async function findInterview(
  db: Db,
  interviewId: string,
  lock: Lock = 'none',
): Promise<FoundInterview | undefined> {
  const query = selectInterviews(db).where(eq(interviews.id, interviewId));
  const [row] = await (lock === 'none' ? query : query.for(lock, { of: interviews }));
  return row;
}

/** An interview with what the caller is in it. */
export interface Room extends FoundInterview {
  role: InterviewRole;
  person: InterviewPersonRow | null;
}

/** The interview behind a code, as one caller has it. */
export async function findRoom(
  db: Db,
  { code, actor }: { code: string; actor: Actor | undefined },
  lock: Lock = 'none',
): Promise<Room | undefined> {
  const query = selectInterviews(db).where(eq(interviews.code, code));
  const [row] = await (lock === 'none' ? query : query.for(lock, { of: interviews }));
  if (!row) return undefined;
  const person = actor ? await findPerson(db, row.interview.id, actor.userId) : null;
  return { ...row, person, role: roleOf(actor, { interview: row.interview, person }) };
}

async function findPerson(db: Db, interviewId: string, userId: string): Promise<InterviewPersonRow | null> {
  const [row] = await db
    .select()
    .from(interviewPeople)
    .where(and(eq(interviewPeople.interviewId, interviewId), eq(interviewPeople.userId, userId)));
  return row ?? null;
}

const listPeople = (db: Db, interviewIds: readonly string[]) =>
  db
    .select({
      person: interviewPeople,
      name: users.name,
      recruitmentId: applications.recruitmentId,
    })
    .from(interviewPeople)
    .innerJoin(users, eq(users.id, interviewPeople.userId))
    .leftJoin(applications, eq(applications.id, interviewPeople.applicationId))
    .where(inArray(interviewPeople.interviewId, [...interviewIds]))
    .orderBy(asc(interviewPeople.position), asc(interviewPeople.userId));
/** Somebody invited, with their name and the recruitment of their application. */
export type FoundPerson = Awaited<ReturnType<typeof listPeople>>[number];

/** The participants of rooms, with the usernames of members. */
export const listParticipants = (db: Db, interviewIds: readonly string[]) =>
  db
    .select({ participant: interviewParticipants, username: sql<string>`coalesce(${users.username}, '')` })
    .from(interviewParticipants)
    .leftJoin(users, eq(users.id, interviewParticipants.userId))
    .where(inArray(interviewParticipants.interviewId, [...interviewIds]))
    .orderBy(asc(interviewParticipants.joinedAt), asc(interviewParticipants.id));
export type FoundParticipant = Awaited<ReturnType<typeof listParticipants>>[number];

/** The people around some interviews. */
export interface Parts {
  people: readonly FoundPerson[];
  participants: readonly FoundParticipant[];
}

/** Reads the invited people and the participants of each interview. */
export async function readParts(db: Db, ids: readonly string[]): Promise<(interviewId: string) => Parts> {
  if (ids.length === 0) return () => ({ people: [], participants: [] });
  const [people, participants] = await Promise.all([listPeople(db, ids), listParticipants(db, ids)]);
  return (interviewId) => ({
    people: people.filter(({ person }) => person.interviewId === interviewId),
    participants: participants.filter(({ participant }) => participant.interviewId === interviewId),
  });
}

/** The rows of those who are invited to one interview. */
export const readPeople = (db: Db, { id }: Pick<InterviewRow, 'id'>): Promise<InterviewPersonRow[]> =>
  db
    .select()
    .from(interviewPeople)
    .where(eq(interviewPeople.interviewId, id))
    .orderBy(asc(interviewPeople.position));

export async function readName(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}

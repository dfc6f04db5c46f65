import { and, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { isInvitable } from '../lists.ts';
import { interviewPeople, interviewSeekers, type InterviewPersonRow, type InterviewRow } from '../tables.ts';

/** Fields of a request that name people. */
const INTERVIEWERS = '_interviewers'; // wire spelling
const INTERVIEWEES = '_interviewees'; // wire spelling

/** Whom a company names. */
export interface Named {
  interviewerIds?: readonly string[] | undefined;
  intervieweeIds?: readonly string[] | undefined;
  applicationIds?: readonly string[] | undefined;
}

type Invited = Pick<InterviewPersonRow, 'userId' | 'role' | 'applicationId'>;

/** Replaces the people of an interview; those who stay keep their state. Returns the removed ones. */
export async function namePeople(
  ctx: CompanyContext,
  interview: InterviewRow,
  { named, notice }: { named: Named; notice: 'SEND' | 'NONE' },
): Promise<{ removed: InterviewPersonRow[] }> {
  const invited: Invited[] = [];
  if (named.interviewerIds) invited.push(...(await findInterviewers(ctx, named.interviewerIds)));
  if (named.intervieweeIds || named.applicationIds)
    invited.push(...(await findInterviewees(ctx, interview, named)));
  const roles = [
    ...(named.interviewerIds ? (['INTERVIEWER'] as const) : []),
    ...(named.intervieweeIds || named.applicationIds ? (['INTERVIEWEE'] as const) : []),
  ];
  if (roles.length === 0) return { removed: [] };
  const removed = await removeUnlisted(ctx, interview, {
    roles,
    stayingIds: invited.map(({ userId }) => userId),
  });
  if (invited.length > 0) await insertPeople(ctx, interview, { invited, notice });
  return { removed };
}

async function removeUnlisted(
  { db }: CompanyContext,
  { id }: InterviewRow,
  { roles, stayingIds }: { roles: readonly InterviewPersonRow['role'][]; stayingIds: readonly string[] },
): Promise<InterviewPersonRow[]> {
  const removed = await db
    .delete(interviewPeople)
    .where(
      and(
        eq(interviewPeople.interviewId, id),
        inArray(interviewPeople.role, [...roles]),
        stayingIds.length > 0 ? notInArray(interviewPeople.userId, [...stayingIds]) : undefined,
      ),
    )
    .returning();
  const ids = removed.map(({ userId }) => userId);
  if (ids.length > 0)
    await db
      .delete(interviewSeekers)
      .where(and(eq(interviewSeekers.interviewId, id), inArray(interviewSeekers.userId, ids)));
  return removed;
}

const isIn = (interviewId: string) => sql`(${applications.appliedAt} is not null and exists (
  select 1 from ${interviewPeople} as invited
  where invited.interview_id = ${interviewId} and invited.user_id = ${applications.personId}))`;

async function insertPeople(
  { db, now }: CompanyContext,
  { id: interviewId }: InterviewRow,
  { invited, notice }: { invited: readonly Invited[]; notice: 'SEND' | 'NONE' },
): Promise<void> {
  if (new Set(invited.map(({ userId }) => userId)).size < invited.length)
    throw new AppError('conflict', m.bothRoles);
  const rows = invited.map((one, position) => ({
    ...one,
    interviewId,
    position,
    notice,
    invitedAt: now,
  }));
  const written = await db
    .insert(interviewPeople)
    .values(rows)
    .onConflictDoUpdate({
      target: [interviewPeople.interviewId, interviewPeople.userId],
      set: { position: sql`excluded.position`, notice: sql`excluded.notice` },
      // Nobody changes sides in one interview.
      setWhere: sql`${interviewPeople.role} = excluded.role`,
    })
    .returning({ userId: interviewPeople.userId });
  if (written.length < rows.length) throw new AppError('conflict', m.bothRoles);
}

/** Persons with an account, or the company's own account; 400 where one of them is neither. */
async function findInterviewers({ db, actor }: CompanyContext, input: readonly string[]): Promise<Invited[]> {
  const ids = [...new Set(input)];
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        eq(users.status, 'ACTIVE'),
        or(eq(users.userType, 'PERSON'), eq(users.id, actor.userId)),
      ),
    );
  if (found.length !== ids.length) throw invalidAt(INTERVIEWERS, m.foreignInterviewer);
  return ids.map((userId) => ({ userId, role: 'INTERVIEWER', applicationId: null }));
}

/**
 * Applicants of the company's recruitments in the order in which they are named, each with the last application;
 * 400 where one is none, or cannot be invited any more and is not in the interview yet.
 */
async function findInterviewees(
  { db, actor }: CompanyContext,
  { id: interviewId }: InterviewRow,
  { intervieweeIds = [], applicationIds = [] }: Named,
): Promise<Invited[]> {
  const persons = [...new Set(intervieweeIds)];
  const ids = [...new Set(applicationIds)];
  if (persons.length + ids.length === 0) return [];
  const found = await db
    .selectDistinctOn([applications.personId], {
      personId: applications.personId,
      applicationId: applications.id,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.personId))
    .where(
      and(
        eq(applications.companyId, actor.companyId),
        or(isInvitable, isIn(interviewId)),
        or(
          persons.length > 0 ? inArray(applications.personId, persons) : undefined,
          ids.length > 0 ? inArray(applications.id, ids) : undefined,
        ),
      ),
    )
    .orderBy(
      asc(applications.personId),
      ...(ids.length > 0 ? [desc(inArray(applications.id, ids))] : []),
      desc(applications.appliedAt),
    );
  const matches = (id: string, key: 'personId' | 'applicationId') => found.some((one) => one[key] === id);
  const areAll =
    persons.every((id) => matches(id, 'personId')) && ids.every((id) => matches(id, 'applicationId'));
  if (!areAll) throw invalidAt(INTERVIEWEES, m.foreignInterviewee);
  const placeOf = ({ personId, applicationId }: (typeof found)[number]) =>
    persons.includes(personId) ? persons.indexOf(personId) : persons.length + ids.indexOf(applicationId);
  return found
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ personId, applicationId }) => ({ userId: personId, role: 'INTERVIEWEE', applicationId }));
}

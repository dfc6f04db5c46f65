import type { InterviewRole } from '@ieum/contract/live/interviews/enums.ts';
import type { Actor, Company } from '#kit/context.ts';
import type { InterviewPersonRow, InterviewRow } from './tables.ts';

/** A company changes its own interviews only. */
export const ownsInterview = (
  actor: Company,
  { interview }: { interview: Pick<InterviewRow, 'companyId'> },
): boolean => actor.companyId === interview.companyId;

/** The role of a member in an interview: hosts are its company and its interviewers. */
export function roleOf(
  actor: Actor | undefined,
  {
    interview,
    person,
  }: { interview: Pick<InterviewRow, 'companyId'>; person: Pick<InterviewPersonRow, 'role'> | null },
): InterviewRole {
  if (actor?.userType === 'COMPANY' && actor.isApproved && ownsInterview(actor, { interview })) return 'HOST';
  if (!person) return 'GUEST';
  return person.role === 'INTERVIEWER' ? 'HOST' : 'INTERVIEWEE';
}

/** Only hosts admit, end the interview, call the next and write notes. */
export const isHost = (_: unknown, { role }: { role: InterviewRole }): boolean => role === 'HOST';

/** Only those who are invited read an interview in their list. */
export const isInvited = (
  actor: Actor,
  { person }: { person: Pick<InterviewPersonRow, 'userId'> },
): boolean => actor.userId === person.userId;

import type { Db } from '#kit/context.ts';
import { listInvitations } from './invitations.ts';

/** A meeting for which a person has to pick a time. */
export interface UnpickedMeeting {
  applicationId: string;
  title: string;
  company: string;
}

/** The meetings for which a person has to pick a time, the latest first. */
export async function listUnpicked(
  db: Db,
  { personId, now, max }: { personId: string; now: Date; max: number },
): Promise<UnpickedMeeting[]> {
  const { rows } = await listInvitations(db, { personId, state: 'UNANSWERED', limit: max, skip: 0 }, now);
  return rows.map(({ meeting, company, invitation }) => ({
    applicationId: invitation.applicationId,
    title: meeting.title,
    company: company.name,
  }));
}

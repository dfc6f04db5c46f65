import type { Company, Person } from '#kit/context.ts';
import type { InvitationRow, MeetingRow } from './tables.ts';

/** A company uses its own meetings only. */
export const ownsMeeting = (
  actor: Company,
  { meeting }: { meeting: Pick<MeetingRow, 'companyId'> },
): boolean => actor.companyId === meeting.companyId;

/** Only an invited person sees the times that are free and picks one. */
export const isInvited = (
  actor: Person,
  { invitation }: { invitation: Pick<InvitationRow, 'personId'> },
): boolean => actor.userId === invitation.personId;

import type { Input } from '@ieum/contract/common/endpoint.ts';
import type {
  CompanyMeeting,
  companyMeetings,
  MeetingSlot,
  OwnMeeting,
  OwnMeetingDetail,
  PublicMeeting,
} from '@ieum/contract/live/meetings/endpoints.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { isPublic } from '#hiring/recruitments/public.ts';
import type { Invited } from './own/invitations.ts';
import { endOf, isPicking, progressOf } from './progress.ts';
import type { Proposal } from './company/propose.ts';
import type { FoundMeeting, FoundSlot, Parts } from './queries.ts';
import type { Revision } from './company/revise.ts';
import { toIso } from '#kit/dates.ts';

/** Body → proposal. */
export const fromDraft = ({
  _applications,
  matching,
  schedulesAvailable,
  title,
  minutes,
  place,
  notice,
}: Input<typeof companyMeetings.create>['body']): Proposal => ({
  title,
  minutes,
  place,
  notice,
  applicationIds: _applications,
  ...windowOf(matching),
  times: schedulesAvailable.map((time) => new Date(time)),
});

/** Query → filter. */
export const fromListQuery = ({ _recruitment, ...part }: Input<typeof companyMeetings.list>['query']) => ({
  ...part,
  recruitmentId: _recruitment,
});

/** Body → changes. */
export const fromRevision = ({
  _recruitment,
  _applications,
  matching,
  schedulesAvailable,
  ...same
}: Input<typeof companyMeetings.revise>['body']): Revision => ({
  ...same,
  recruitmentId: _recruitment,
  applicationIds: _applications,
  window: matching && windowOf(matching),
  times: schedulesAvailable?.map((time) => new Date(time)),
});

const windowOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** Row → wire; the reason of a cancellation by the product is empty. */
export const presentSlot = ({ slot, title, minutes, name }: FoundSlot): MeetingSlot => ({
  _id: slot.id,
  _meeting: slot.meetingId,
  _company: slot.companyId,
  _recruitment: slot.recruitmentId,
  _application: slot.applicationId,
  _applicant: slot.personId,
  applicant: { _id: slot.personId, name },
  title,
  date: slot.date.toISOString(),
  endsAt: endOf({ minutes }, slot.date).toISOString(),
  state: slot.state,
  approvedAt: toIso(slot.approvedAt),
  canceledAt: toIso(slot.canceledAt),
  canceledBy: slot.canceledBy,
  reason: slot.reason,
  createdAt: slot.createdAt.toISOString(),
});

const factsOf = (
  { meeting }: Pick<FoundMeeting, 'meeting'>,
  { times, applicants, slots }: Parts,
  now: Date,
) => ({
  _id: meeting.id,
  title: meeting.title,
  state: progressOf(
    {
      meeting,
      invited: applicants.filter(({ isOpen }) => isOpen).length,
      slots: slots.map(({ slot }) => slot),
    },
    now,
  ),
  matching: { startsAt: meeting.startsAt.toISOString(), endsAt: meeting.endsAt.toISOString() },
  schedulesAvailable: times.map((time) => time.toISOString()),
  minutes: meeting.minutes,
});

/** A meeting for everybody: nothing about applicants. */
export const presentPublic = (found: FoundMeeting, parts: Parts, now: Date): PublicMeeting => ({
  ...factsOf(found, parts, now),
  company: presentCompanyRef(found.company),
});

/** The time of an applicant, a cancelled one only if there is no other. */
const slotOf = ({ slots }: Parts, applicationId: string): FoundSlot | undefined =>
  slots.find(({ slot }) => slot.applicationId === applicationId);

/** A meeting for its company, with the time of each applicant. */
export function presentOwned(found: FoundMeeting, parts: Parts, now: Date): CompanyMeeting {
  const { meeting, recruitment } = found;
  const countOf = (state: string) => parts.slots.filter(({ slot }) => slot.state === state).length;
  return {
    ...factsOf(found, parts, now),
    place: meeting.place,
    _company: meeting.companyId,
    _recruitment: meeting.recruitmentId,
    recruitment: { _id: recruitment.id, subject: recruitment.subject },
    _applications: parts.applicants.map(({ applicationId }) => applicationId),
    applications: parts.applicants.map(({ applicationId, name, isOpen }) => {
      const slot = slotOf(parts, applicationId);
      return { _id: applicationId, name, isOpen, schedule: slot ? presentSlot(slot) : null };
    }),
    awaitingCount: countOf('AWAITING'),
    approvedCount: countOf('APPROVED'),
    createdAt: meeting.createdAt.toISOString(),
  };
}

/** A meeting for one invited person: nothing about other applicants. */
export function presentInvited(invited: Invited, parts: Parts, now: Date): OwnMeeting {
  const { meeting, company, recruitment, invitation, isOpen } = invited;
  const slot = slotOf(parts, invitation.applicationId);
  return {
    ...factsOf(invited, parts, now),
    place: meeting.place,
    company: presentCompanyRef(company),
    _recruitment: recruitment.id,
    recruitment: {
      _id: recruitment.id,
      subject: recruitment.subject,
      isPublic: isPublic(recruitment),
    },
    _application: invitation.applicationId,
    isOpen: isOpen && isPicking(meeting, now),
    schedule: slot ? presentSlot(slot) : null,
    invitedAt: invitation.invitedAt.toISOString(),
  };
}

interface Other {
  title: string;
  startsAt: Date;
  endsAt: Date;
}

interface Busy {
  taken: readonly Date[];
  clashes: readonly Other[];
  awaiting: readonly Other[];
}

const presentOther = ({ title, startsAt, endsAt }: Other) => ({
  title,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The same with what the picker needs. */
export const presentInvitedDetail = (
  invited: Invited,
  parts: Parts,
  { taken, clashes, awaiting, now }: Busy & { now: Date },
): OwnMeetingDetail => ({
  ...presentInvited(invited, parts, now),
  taken: taken.map((time) => time.toISOString()),
  clashes: clashes.map(presentOther),
  awaiting: awaiting.map(presentOther),
});

import type { z } from 'zod';
import type {
  Candidate,
  CompanyInterview,
  InterviewDraft,
  InterviewEntry,
  InterviewRevision,
  OwnInterview,
  Participant,
} from '@ieum/contract/live/interviews/schemas.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import { seoulDay, toIso } from '#kit/dates.ts';
import { maskName } from '#kit/masks.ts';
import type { Named } from './company/people.ts';
import type { FoundInterview, FoundParticipant, FoundPerson, Parts, Room } from './queries.ts';
import type { CandidateRow } from './lists.ts';
import { opensAtOf } from './schedule.ts';
import type { InterviewPersonRow, InterviewRow } from './tables.ts';

type Entrance = z.output<typeof InterviewDraft>['entrance'];

/** Body → plan. */
export const fromDraft = ({
  _interviewers,
  _interviewees,
  _applications,
  _recruitment,
  entrance,
  ...same
}: z.output<typeof InterviewDraft>) => ({
  ...same,
  recruitmentId: _recruitment ?? null,
  entrance: fromEntrance(entrance),
  named: {
    interviewerIds: _interviewers,
    intervieweeIds: _interviewees,
    applicationIds: _applications,
  },
});
export type InterviewPlan = Omit<ReturnType<typeof fromDraft>, 'named'> & { named: Named };

/** Body → changes. */
export const fromRevision = ({
  _interviewers,
  _interviewees,
  entrance,
  ...same
}: z.output<typeof InterviewRevision>) => ({
  ...same,
  entrance: entrance && fromEntrance(entrance),
  named: { interviewerIds: _interviewers, intervieweeIds: _interviewees },
});
export type Revision = ReturnType<typeof fromRevision>;

/** Query → filter. */
export const fromListQuery = <T extends { _recruitment?: string | undefined }>({
  _recruitment,
  ...part
}: T) => ({ ...part, recruitmentId: _recruitment });

/** Row → wire. */
export const presentCandidate = (row: CandidateRow): Candidate => ({
  _id: row.personId,
  name: row.name,
  _application: row.id,
  _recruitment: row.recruitmentId,
  subject: row.subject,
});

/** Row → wire; the name is masked, because they have not accepted yet. */
export const presentInterviewer = ({ id, name }: { id: string; name: string }) => ({
  _id: id,
  name: maskName(name),
});

/** The columns of an entrance. */
const fromEntrance = ({ type, disabled, meta }: Entrance) => ({
  entranceType: type,
  isEntranceDisabled: disabled,
  entranceMessage: meta.message,
  isMessageDisabled: meta.disabled,
});

const factsOf = (row: InterviewRow) => ({
  title: row.title,
  state: row.state,
  entrance: {
    type: row.entranceType,
    disabled: row.isEntranceDisabled,
    meta: { message: row.entranceMessage || null, disabled: row.isMessageDisabled },
  },
  schedule: {
    type: row.scheduleType,
    at: toIso(row.startsAt),
    date: row.startsAt && seoulDay(row.startsAt),
    hour: row.hour,
    minute: row.minute,
    minutes: row.minutes,
  },
  startedAt: toIso(row.startedAt),
  closedAt: toIso(row.closedAt),
});

/** Row → wire; usernames are masked, because all in the room see them. */
export const presentParticipant = ({ participant, username }: FoundParticipant): Participant => ({
  _id: participant.id,
  name: participant.name,
  username: maskName(username),
  socketId: participant.socketId,
  audio: participant.hasAudio,
  video: participant.hasVideo,
  isHost: participant.isHost,
});

const ofRole = (people: readonly FoundPerson[], role: InterviewPersonRow['role']) =>
  people.filter(({ person }) => person.role === role);

const presentInterviewee = ({ person, name, recruitmentId }: FoundPerson) => ({
  _id: person.userId,
  name,
  _application: person.applicationId,
  _recruitment: recruitmentId,
});

/** Whether the company may read the whole name of an interviewer: its own, or one who has accepted by entering. */
const interviewerName = ({ person, name }: FoundPerson, companyUserId: string | null): string =>
  person.userId === companyUserId || person.calledAt ? name : maskName(name);

/** An interview for its company. */
export function presentOwned(found: FoundInterview, { people, participants }: Parts): CompanyInterview {
  const { interview, recruitment, companyUserId } = found;
  const interviewers = ofRole(people, 'INTERVIEWER');
  const interviewees = ofRole(people, 'INTERVIEWEE');
  return {
    ...factsOf(interview),
    _id: interview.id,
    code: interview.code,
    _company: interview.companyId,
    _interviewers: interviewers.map(({ person }) => person.userId),
    _interviewees: interviewees.map(({ person }) => person.userId),
    _participants: participants.map(presentParticipant),
    interviewers: interviewers.map((one) => ({
      _id: one.person.userId,
      name: interviewerName(one, companyUserId),
    })),
    interviewees: interviewees.map(presentInterviewee),
    _recruitment: interview.recruitmentId,
    recruitment: recruitment && { _id: recruitment.id, subject: recruitment.subject },
    createdAt: interview.createdAt.toISOString(),
  };
}

/** An interview for somebody invited. */
export const presentOwn = (found: FoundInterview & { person: InterviewPersonRow }): OwnInterview => ({
  ...factsOf(found.interview),
  _id: found.interview.id,
  code: found.interview.code,
  company: presentCompanyRef(found.company),
  recruitment: found.recruitment && { _id: found.recruitment.id, subject: found.recruitment.subject },
  role: found.person.role === 'INTERVIEWER' ? 'HOST' : 'INTERVIEWEE',
  opensAt: toIso(opensAtOf(found.interview)),
  invitedAt: found.person.invitedAt.toISOString(),
});

/** The facts of a room that a caller may know before joining: guests nothing of the people in it. */
export const presentEntry = (
  room: Room,
  { people }: Parts,
  caller: Pick<InterviewEntry, 'isApproved' | 'name'>,
): InterviewEntry => ({
  ...factsOf(room.interview),
  company: presentCompanyRef(room.company),
  opensAt: toIso(opensAtOf(room.interview)),
  role: room.role,
  ...caller,
  interviewers:
    room.role === 'GUEST'
      ? []
      : ofRole(people, 'INTERVIEWER').map((one) => interviewerName(one, room.companyUserId)),
  interviewees: room.role === 'HOST' ? ofRole(people, 'INTERVIEWEE').map(presentInterviewee) : [],
});

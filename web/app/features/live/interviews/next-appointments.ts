import { useQuery } from '@tanstack/react-query';
import type {
  NextAppointment,
  NextAppointments,
} from '#features/hiring/applications/own/next-appointment.ts';
import { nowOfPage } from '#lib/format/clock.ts';
import { momentText } from '#lib/format/dates.ts';
import { isUnanswered, ownMeetingsQuery, type OwnMeeting } from '../meetings/data.ts';
import { ownInterviewsQuery, type OwnInterview } from './data.ts';
import { nextAppointmentsCopy as copy } from './next-appointments-copy.ts';

/** An appointment about a recruitment; `at` is when it begins, undefined while the person has to pick. */
interface Found extends NextAppointment {
  recruitmentId: string;
  at: number | undefined;
}

function foundMeeting(meeting: OwnMeeting, now: number): Found[] {
  const { _id, _recruitment: recruitmentId, title, place, schedule } = meeting;
  if (isUnanswered(meeting)) {
    const action = { label: copy.pickAction, to: `/meetings/${_id}` };
    return [{ recruitmentId, at: undefined, title: copy.pick, note: title, action }];
  }
  if (!schedule || schedule.state === 'CANCELED' || Date.parse(schedule.endsAt) <= now) return [];
  const found = { recruitmentId, at: Date.parse(schedule.date) };
  const when = momentText(schedule.date);
  return schedule.state === 'AWAITING'
    ? [{ ...found, title: copy.requested(when), note: copy.requestedNote }]
    : [{ ...found, title: copy.meeting(when), note: place || title }];
}

const HOUR = 60 * 60_000;

function foundInterview({ recruitment, schedule, state, title }: OwnInterview, now: number): Found[] {
  if (!recruitment || state === 'COMPLETE' || schedule.at === null) return [];
  const at = Date.parse(schedule.at);
  // One that nobody has opened for an hour no longer takes place.
  if (state === 'AWAITING' && at < now - HOUR) return [];
  return [
    { recruitmentId: recruitment._id, at, title: copy.interview(momentText(schedule.at)), note: title },
  ];
}

/**
 * The next appointment about each recruitment: what the person has to pick first, then the earliest one; of an
 * interview and a meeting at the same time the interview.
 */
export function nextAppointmentsOf(
  meetings: readonly OwnMeeting[],
  interviews: readonly OwnInterview[],
  now: number,
): NextAppointments {
  const found = [
    ...interviews.flatMap((interview) => foundInterview(interview, now)),
    ...meetings.flatMap((meeting) => foundMeeting(meeting, now)),
  ].toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  // The first one of each recruitment is entered last.
  return new Map(found.toReversed().map(({ recruitmentId, at: _, ...next }) => [recruitmentId, next]));
}

/** The next appointments of the person; empty until they are read. */
export function useNextAppointments(): NextAppointments {
  const { data: meetings = [] } = useQuery(ownMeetingsQuery);
  const { data: interviews = [] } = useQuery(ownInterviewsQuery);
  return nextAppointmentsOf(meetings, interviews, nowOfPage());
}

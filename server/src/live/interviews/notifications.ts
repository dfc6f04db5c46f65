import {
  interviewNotificationTexts as texts,
  interviewNotificationTitles as titles,
} from '@ieum/contract/live/interviews/notification-texts.ts';
import { sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { isNotNotified, notificationsWith, type Notification } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import { onSeoulClock, seoulDay } from '#kit/dates.ts';
import { linkOf } from './appointment.ts';
import type { FoundInterview } from './queries.ts';
import type { InterviewPersonRow } from './tables.ts';

type Moment = { date: string; time: string };
type Facts = { company: string; title: string };
type OfCompany = { name: string; title: string };

const define = notificationsWith(titles, texts);
const invited = define<Facts & Moment>('INTERVIEW_INVITED', { delivery: 'HIRING' });
/** Sent at once, also at night: in the morning it would be of no use. */
const opened = define<Facts>('INTERVIEW_OPENED', { delivery: 'HIRING', isImmediate: true });
const moved = define<Facts & Moment>('INTERVIEW_MOVED', { delivery: 'HIRING' });
const canceled = define<Facts>('INTERVIEW_CANCELED', { delivery: 'HIRING' });
const interviewer = define<Facts>('INTERVIEW_INTERVIEWER', { delivery: 'HIRING' });
const left = define<OfCompany>('INTERVIEW_LEFT', { delivery: 'HIRING' });
const declined = define<OfCompany>('INTERVIEW_DECLINED', { delivery: 'HIRING' });
const next = define<Facts>('INTERVIEW_NEXT', { delivery: 'URGENT', isImmediate: true });

export const interviewNotifications = [invited, opened, moved, canceled, left, declined, interviewer, next];

const momentOf = (date: Date): Moment => ({
  date: seoulDay(date),
  time: onSeoulClock(date).toISOString().slice(11, 16),
});

const aboutOf = ({ interview, company, companyUserId }: FoundInterview) => ({
  params: { company: company.name, title: interview.title },
  link: linkOf(interview),
  aboutUserId: companyUserId,
});

const keyOf = (kind: string, { interview }: FoundInterview, { userId }: { userId: string }, part = '') =>
  `${kind} ${interview.id} ${userId}${part && ` ${part}`}`;

/** The notification of an invited person: the invitation, or a changed time. */
export function planOf(found: FoundInterview, person: InterviewPersonRow): Notification | undefined {
  const { startsAt } = found.interview;
  const about = { ...aboutOf(found), userId: person.userId };
  const moment = startsAt && momentOf(startsAt);
  const at = String(startsAt?.getTime() ?? '');
  if (person.notifiedAt === null) {
    if (person.role === 'INTERVIEWER')
      return interviewer({ ...about, key: keyOf('INTERVIEW_INTERVIEWER', found, person) });
    return moment
      ? invited({
          ...about,
          params: { ...about.params, ...moment },
          key: keyOf('INTERVIEW_INVITED', found, person),
        })
      : opened({ ...about, key: keyOf('INTERVIEW_OPENED', found, person) });
  }
  if (person.notifiedFor?.getTime() === startsAt?.getTime()) return undefined;
  return moment
    ? moved({
        ...about,
        params: { ...about.params, ...moment },
        key: keyOf('INTERVIEW_MOVED', found, person, at),
      })
    : opened({ ...about, key: keyOf('INTERVIEW_OPENED', found, person, at) });
}

/** The interview does not take place, or no longer with this person. */
export const cancellationOf = (found: FoundInterview, person: InterviewPersonRow): Notification =>
  canceled({
    ...aboutOf(found),
    userId: person.userId,
    link: '/dashboard/interview',
    key: keyOf('INTERVIEW_CANCELED', found, person),
  });

/** Somebody invited has revoked the application; the interview goes on without them, or is cancelled. */
export const revocationOf = (
  found: FoundInterview,
  { userId, companyUserId, name, goesOn }: Revocation,
): Notification =>
  (goesOn ? left : declined)({
    params: { name, title: found.interview.title },
    link: goesOn ? linkOf(found.interview) : '/dashboard/interviews',
    aboutUserId: userId,
    userId: companyUserId,
    key: keyOf('INTERVIEW_WITHDRAWN', found, { userId }),
  });

interface Revocation {
  /** The member who has revoked. */
  userId: string;
  companyUserId: string;
  name: string;
  goesOn: boolean;
}

/** One other is called in before this person; each is notified of it once. */
export const nextOf = (found: FoundInterview, userId: string): Notification =>
  next({ ...aboutOf(found), userId, key: keyOf('INTERVIEW_NEXT', found, { userId }) });

/** Whether the member of a query over `users` was not notified of a coming turn yet. */
export const isNotNotifiedOfTurn = (db: Db, interviewId: string): SQL<boolean> =>
  isNotNotified(
    db,
    sql`'INTERVIEW_NEXT ' || ${interviewId}::text || ' ' || ${users.id}::text`,
  ) as SQL<boolean>;

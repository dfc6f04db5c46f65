import type { Work } from '#kit/context.ts';
import { book, cancel } from '#live/calendar/public.ts';
import { endOf } from './schedule.ts';
import type { InterviewPersonRow, InterviewRow } from './tables.ts';

/** The row of the calendar that belongs to an interview. */
export const sourceOf = ({ id }: Pick<InterviewRow, 'id'>) => ({ kind: 'INTERVIEW' as const, sourceId: id });

/** The page that leads every party to the room; the secret code is not in it. */
export const linkOf = ({ id }: Pick<InterviewRow, 'id'>): string => `/interview?interview=${id}`;

/**
 * Takes the time of the company and the interviewees, 409 where one of them is not free; frees it where the
 * interview has no time. A time that they agreed on in a meeting is theirs already. Interviewers can be named
 * without their consent, so their time is not taken.
 */
export async function bookTime(
  { db, now }: Pick<Work, 'db' | 'now'>,
  interview: InterviewRow,
  people: readonly Pick<InterviewPersonRow, 'userId' | 'role'>[],
): Promise<void> {
  const { companyId, title, startsAt } = interview;
  if (!startsAt) return void (await cancel({ db, now }, sourceOf(interview)));
  const invited = people.flatMap(({ userId, role }) => (role === 'INTERVIEWEE' ? [{ userId }] : []));
  await book(
    { db, now, viewer: { companyId } },
    {
      ...sourceOf(interview),
      companyId,
      title,
      link: linkOf(interview),
      startsAt,
      endsAt: endOf(startsAt, interview),
      parties: [...invited, { companyId }],
      during: 'MEETING',
    },
  );
}

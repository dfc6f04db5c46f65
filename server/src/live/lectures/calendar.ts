import { book, cancel } from '#live/calendar/public.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import type { LectureRow } from './tables.ts';

type Timed = Pick<LectureRow, 'id' | 'companyId' | 'subject' | 'isActive' | 'startsAt' | 'minutes'>;

/** The row of the calendar that belongs to a lecture. */
export const sourceOf = ({ id }: Pick<LectureRow, 'id'>) => ({ kind: 'LECTURE' as const, sourceId: id });

/** When a lecture takes place; undefined where it has no time. */
const spanOf = ({ startsAt, minutes }: Pick<LectureRow, 'startsAt' | 'minutes'>) =>
  startsAt ? { startsAt, endsAt: addSeconds(startsAt, minutes * 60) } : undefined;

const isSameTime = (one: Timed, other: Timed): boolean =>
  one.isActive === other.isActive &&
  one.subject === other.subject &&
  one.minutes === other.minutes &&
  one.startsAt?.getTime() === other.startsAt?.getTime();

/**
 * Takes the company's time for a lecture that is to come or under way, and frees what it no longer needs; 409
 * where the company is not free. What is over stays as it was.
 */
export async function bookTime(work: Pick<Work, 'db' | 'now'>, after: Timed, before?: Timed): Promise<void> {
  if (before && isSameTime(before, after)) return;
  const span = after.isActive ? spanOf(after) : undefined;
  const viewer = { companyId: after.companyId };
  const { companyId, subject: title } = after;
  const facts = { companyId, title, link: `/lectures/${after.id}`, parties: [viewer] };
  if (span && span.endsAt > work.now)
    await book({ ...work, viewer }, { ...sourceOf(after), ...span, ...facts });
  else if (!span) await cancel(work, sourceOf(after));
}

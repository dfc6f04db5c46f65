import type { MeetingProgress } from '@ieum/contract/live/meetings/enums.ts';
import { addSeconds } from '#kit/dates.ts';
import type { MeetingRow, SlotRow } from './tables.ts';

interface Facts {
  meeting: Pick<MeetingRow, 'closedAt' | 'completedAt' | 'endsAt' | 'minutes'>;
  /** The number of invited applicants whose application is neither revoked nor eliminated. */
  invited: number;
  slots: readonly Pick<SlotRow, 'state' | 'date'>[];
}

/** When a time of a meeting is over. */
export const endOf = ({ minutes }: Pick<MeetingRow, 'minutes'>, date: Date): Date =>
  addSeconds(date, minutes * 60);

/** The progress of a meeting at a moment: by what was picked and approved, by its closing, and by the clock. */
export function progressOf({ meeting, invited, slots }: Facts, now: Date): MeetingProgress {
  if (meeting.completedAt) return 'MEETINGS_COMPLETE';
  const approved = slots.filter(({ state }) => state === 'APPROVED').map(({ date }) => date);
  const isEverybodyApproved = invited > 0 && approved.length >= invited;
  const isMatched = meeting.closedAt !== null || meeting.endsAt <= now || isEverybodyApproved;
  if (!isMatched) return 'MATCHING_ON_GOING';
  if (approved.every((date) => date > now)) return 'MATCHING_COMPLETE';
  return approved.every((date) => endOf(meeting, date) <= now) ? 'MEETINGS_COMPLETE' : 'MEETINGS_PROGRESS';
}

/** Whether a time can still be picked, but for the applicant. */
export const isPicking = (
  { closedAt, endsAt }: Pick<MeetingRow, 'closedAt' | 'endsAt'>,
  now: Date,
): boolean => closedAt === null && endsAt > now;

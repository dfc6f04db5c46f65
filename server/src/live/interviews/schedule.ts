import type { z } from 'zod';
import { interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import type { InterviewDraft } from '@ieum/contract/live/interviews/schemas.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import { addSeconds, onSeoulClock, startOfSeoulDay } from '#kit/dates.ts';
import { invalidAt } from '#kit/errors.ts';
import type { InterviewRow } from './tables.ts';

const MINUTE = 60;

type Draft = z.output<typeof InterviewDraft>['schedule'];

/** The columns of a schedule: `at` counts before the day with hour and minute; 400 where there is no coming time. */
export function scheduleOf(draft: Draft, now: Date) {
  const { type, minutes } = draft;
  if (type === 'INSTANT')
    return { scheduleType: type, startsAt: null, hour: draft.hour, minute: draft.minute, minutes };
  const startsAt = timeOf(draft);
  if (!startsAt) throw invalidAt('schedule.date', m.timeRequired);
  if (startsAt <= now) throw invalidAt('schedule.date', m.timePast);
  const clock = onSeoulClock(startsAt);
  return {
    scheduleType: type,
    startsAt,
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    minutes,
  };
}

function timeOf({ at, date, hour, minute }: Draft): Date | undefined {
  if (at) return new Date(at);
  return date ? addSeconds(startOfSeoulDay(date), (hour * 60 + minute) * MINUTE) : undefined;
}

/** From when an interview can be entered; null where it is open at once. */
export const opensAtOf = ({ startsAt }: Pick<InterviewRow, 'startsAt'>): Date | null =>
  startsAt && addSeconds(startsAt, -interviewBounds.earlyMinutes * MINUTE);

/** When an interview with a time is planned to end. */
export const endOf = (startsAt: Date, { minutes }: Pick<InterviewRow, 'minutes'>): Date =>
  addSeconds(startsAt, minutes * MINUTE);

import type { KeyedText } from '@ieum/contract/common/text.ts';
import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Actor } from '#kit/context.ts';
import { onSeoulClock, seoulDay } from '#kit/dates.ts';
import { AppError, loginRequired } from '#kit/errors.ts';
import type { Room } from '../queries.ts';
import { opensAtOf } from '../schedule.ts';

/** Rejects callers who are not invited to an interview that only invited people may join: 401 or 403. */
export function assertInvited({ interview, role }: Room, actor: Actor | undefined): void {
  if (interview.entranceType === 'ONE_WITH_URL' || role !== 'GUEST') return;
  throw actor ? new AppError('forbidden', m.notInvited, { action: 'back' }) : loginRequired();
}

/** 409 before an interview opens and after it has ended, 403 while nobody may join. */
export function assertOpen({ interview, role }: Room, now: Date): void {
  if (interview.state === 'COMPLETE') throw new AppError('conflict', m.closed, { action: 'back' });
  if (interview.isEntranceDisabled && role !== 'HOST')
    throw new AppError('forbidden', closedText(interview), { action: 'join' });
  const opensAt = opensAtOf(interview);
  if (opensAt && now < opensAt && interview.state === 'AWAITING') {
    throw new AppError('conflict', m.notYet, { values: { time: timeText(opensAt, now) }, action: 'join' });
  }
}

/** The company's own message in place of the general one, where it wrote one. */
const closedText = ({ entranceMessage: ko, isMessageDisabled }: Room['interview']): KeyedText =>
  ko && !isMessageDisabled ? { ...m.disabled, text: { ko, en: ko, cn: ko } } : m.disabled;

/** `14:30`, and on another day `12.24 14:30`. */
function timeText(moment: Date, now: Date): string {
  const [day = '', time = ''] = onSeoulClock(moment).toISOString().slice(0, 16).split('T');
  return seoulDay(now) === day ? time : `${day.slice(5).replace('-', '.')} ${time}`;
}

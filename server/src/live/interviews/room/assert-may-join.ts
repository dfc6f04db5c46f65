import { interviewTexts as m } from '@ieum/contract/live/interviews/texts.ts';
import type { Actor } from '#kit/context.ts';
import { onSeoulClock } from '#kit/dates.ts';
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
    throw new AppError('forbidden', m.disabled, { action: 'join' });
  const opensAt = opensAtOf(interview);
  if (opensAt && now < opensAt && interview.state === 'AWAITING') {
    const time = onSeoulClock(opensAt).toISOString().slice(11, 16);
    throw new AppError('conflict', m.notYet, { values: { time }, action: 'join' });
  }
}

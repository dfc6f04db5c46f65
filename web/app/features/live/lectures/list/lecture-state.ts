import type { LectureCard } from '@ieum/contract/live/lectures/schemas.ts';
import { nowOfPage } from '#lib/format/clock.ts';

export type LectureState = 'LIVE' | 'PLANNED' | 'REPLAY';

/** Whether a lecture is live, is to come, or is over. */
export function stateOf({ isStream, startsAt }: Pick<LectureCard, 'isStream' | 'startsAt'>): LectureState {
  if (isStream) return 'LIVE';
  return startsAt && Date.parse(startsAt) > nowOfPage() ? 'PLANNED' : 'REPLAY';
}

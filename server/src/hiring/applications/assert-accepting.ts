import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { AppError } from '#kit/errors.ts';
import { acceptsApplications } from '#hiring/recruitments/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';

type Columns = Pick<RecruitmentRow, 'publicState' | 'startsAt' | 'endsAt' | 'isOpenHiring' | 'closedReason'>;

/** Rejects with 409 and the reason when a recruitment accepts no applications now. */
export function assertAccepting(recruitment: Columns, now: Date): void {
  if (!acceptsApplications(recruitment, now)) throw new AppError('conflict', reasonOf(recruitment, now));
}

function reasonOf({ publicState: state, startsAt, closedReason }: Columns, now: Date): KeyedText {
  if (state === 'CANCELED') return m.canceled;
  if (state === 'NO_SHOWN') return m.hidden;
  if (state === 'FINISHED') return closedReason === 'DEADLINE' ? m.deadlinePassed : m.finished;
  return startsAt && startsAt > now ? m.notStarted : m.deadlinePassed;
}

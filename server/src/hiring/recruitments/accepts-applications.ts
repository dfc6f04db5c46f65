import type { RecruitmentRow } from './tables.ts';

type Columns = Pick<RecruitmentRow, 'publicState' | 'startsAt' | 'endsAt' | 'isOpenHiring'>;

/** Whether applications are accepted now: published, started, and not past its end to the second. */
export function acceptsApplications(
  { publicState, startsAt, endsAt, isOpenHiring }: Columns,
  now: Date,
): boolean {
  if (publicState !== 'ON_GOING') return false;
  if (startsAt !== null && startsAt > now) return false;
  return isOpenHiring || endsAt === null || now <= endsAt;
}

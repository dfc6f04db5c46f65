import type { ApplicationProgress, ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { ApplicationRow } from '../tables.ts';

type Recruitment = Pick<RecruitmentRow, 'state' | 'closedAt'>;
type Columns = Pick<
  ApplicationRow,
  | 'status'
  | 'stage'
  | 'positiveStage'
  | 'appliedAt'
  | 'viewedAt'
  | 'pendingAt'
  | 'meetingAt'
  | 'recruitedAt'
  | 'eliminatedAt'
>;

/** When each step was reached; null for steps not reached. */
export type ProgressTimes = Record<
  'applied' | 'viewed' | 'reviewing' | 'meeting' | 'accepted' | 'closed',
  Date | null
>;

/** The progress that an applicant may see; elimination only when the recruitment is over. Null before applying. */
export function progressOf(row: Columns, recruitment: Recruitment): ApplicationProgress | null {
  if (row.status === 'ON_WRITING' || row.status === 'IS_REVOKED') return null;
  if (row.status === 'ON_RECRUIT') return 'ACCEPTED';
  return isClosed(row, recruitment) ? 'CLOSED' : positiveProgressOf(row);
}

/** The times of the reached steps, as far as the applicant may know them. */
export function progressTimesOf(row: Columns, recruitment: Recruitment): ProgressTimes {
  const progress = progressOf(row, recruitment);
  const reached = progress === null ? -1 : order[row.positiveStage ?? 'IS_APPLIED'];
  return {
    applied: progress === null ? null : row.appliedAt,
    viewed: progress === null ? null : row.viewedAt,
    reviewing: reached >= order.ON_PENDING ? row.pendingAt : null,
    meeting: reached >= order.ON_MEETING ? row.meetingAt : null,
    accepted: progress === 'ACCEPTED' ? row.recruitedAt : null,
    closed: progress === 'CLOSED' ? closedAtOf(row, recruitment) : null,
  };
}

const order: Record<Exclude<ApplicationStage, 'ELIMINATED'>, number> = {
  IS_APPLIED: 0,
  ON_PENDING: 1,
  ON_MEETING: 2,
  ON_RECRUIT: 3,
};

const isClosed = ({ stage }: Columns, { state }: Recruitment) =>
  state === 'CANCELED' || (state === 'FINISHED' && stage === 'ELIMINATED');

function positiveProgressOf({ positiveStage, viewedAt }: Columns): ApplicationProgress {
  if (positiveStage === 'ON_PENDING') return 'REVIEWING';
  if (positiveStage === 'ON_MEETING' || positiveStage === 'ON_RECRUIT') return 'MEETING';
  return viewedAt ? 'VIEWED' : 'APPLIED';
}

/** The later of elimination and the recruitment's end: before that the applicant knew nothing. */
function closedAtOf({ eliminatedAt }: Columns, { closedAt }: Recruitment): Date | null {
  if (!eliminatedAt || !closedAt) return eliminatedAt ?? closedAt;
  return eliminatedAt > closedAt ? eliminatedAt : closedAt;
}

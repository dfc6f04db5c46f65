import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { labels } from './labels-copy.ts';

interface DaysLeftBadgeProps {
  /** Today minus the end in Seoul days, as on the wire; null for a recruitment without an end. */
  days: number | null;
  state: RecruitmentState;
}

/** `D-Day`, `D-3`, 상시모집 — or 마감 and 취소 once the recruitment is closed, whatever its date. */
export const DaysLeftBadge = ({ days, state }: DaysLeftBadgeProps) =>
  state === 'ON_GOING' ? <DDayBadge days={days} /> : <Badge hue="ink">{labels.state[state]}</Badge>;

import { daysLeftLabel } from '#lib/format/dates.ts';
import { Badge, type BadgeLook } from './badge.tsx';

const URGENT_DAYS = 3;

function lookOf(days: number | null): BadgeLook {
  if (days === null) return { hue: 'jade' };
  if (days === 0) return { hue: 'ember', variant: 'filled' };
  return { hue: days < 0 && days >= -URGENT_DAYS ? 'ember' : 'ink' };
}

/** Days left with the specification's sign (minus while days are left): D-Day, D-n, 마감 or 상시모집. */
export const DDayBadge = ({ days }: { days: number | null }) => (
  <Badge {...lookOf(days)}>{daysLeftLabel(days)}</Badge>
);

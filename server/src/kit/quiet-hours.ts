import { QUIET_HOURS } from '@ieum/contract/common/message-delivery.ts';
import { addSeconds, seoulDay, startOfSeoulDay } from './dates.ts';

const HOUR = 60 * 60;
const MORNING = QUIET_HOURS.until * HOUR;
const EVENING = QUIET_HOURS.from * HOUR;
const DAY = 24 * HOUR;

/**
 * The coming 08:00 in Seoul when it is between 21:00 and 08:00 there; undefined during the day (정보통신망법 제50조
 * 제3항).
 */
export function morningAfter(now: Date): Date | undefined {
  const midnight = startOfSeoulDay(seoulDay(now));
  const seconds = (now.getTime() - midnight.getTime()) / 1000;
  if (seconds < MORNING) return addSeconds(midnight, MORNING);
  return seconds >= EVENING ? addSeconds(midnight, DAY + MORNING) : undefined;
}

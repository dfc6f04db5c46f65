import { seoulParts, type Moment } from './dates.ts';

const MORNING = 8;
const EVENING = 21;

/** On which Seoul day a text message of this moment is sent at 08:00; undefined when it is sent at once. */
export function quietUntil(now: Moment = Date.now()): 'today' | 'tomorrow' | undefined {
  const { hour } = seoulParts(now);
  if (hour < MORNING) return 'today';
  return hour >= EVENING ? 'tomorrow' : undefined;
}

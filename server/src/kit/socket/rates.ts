import type { EventRate } from '@ieum/contract/common/channel.ts';

const RATE: EventRate = { perSecond: 5, burst: 10 };
/** This many rejections in a row for sending too fast end the connection. */
const REJECTED_BEFORE_CUT = 50;

/** Whether an event may be handled, is rejected, or ends the connection. */
export type Verdict = 'handle' | 'reject' | 'cut';

/** Counts the events of one socket: those with a rate of their own apart, the others together. */
export function createEventRates(now: () => Date, rates: Readonly<Record<string, EventRate>> = {}) {
  const buckets = new Map<string, (at: number) => boolean>();
  let rejected = 0;

  const bucketOf = (event: string) => {
    const rate = Object.hasOwn(rates, event) ? rates[event] : undefined;
    const name = rate ? event : '';
    const known = buckets.get(name) ?? createBucket(rate ?? RATE, now().getTime());
    buckets.set(name, known);
    return known;
  };

  return (event: string): Verdict => {
    if (bucketOf(event)(now().getTime())) {
      rejected = 0;
      return 'handle';
    }
    rejected += 1;
    return rejected > REJECTED_BEFORE_CUT ? 'cut' : 'reject';
  };
}

function createBucket({ perSecond, burst }: EventRate, begun: number) {
  let left = burst;
  let at = begun;
  return (time: number): boolean => {
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

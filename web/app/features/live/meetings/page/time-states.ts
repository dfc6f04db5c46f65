import type { OwnMeetingDetail } from '../data.ts';

export type TimeState = 'free' | 'taken' | 'clash';

const MINUTE = 60_000;

/** The state of each proposed time for the person: free, taken or over, or during something else. */
export function statesOf(
  { schedulesAvailable, taken, clashes, minutes }: OwnMeetingDetail,
  now: number,
): ReadonlyMap<string, TimeState> {
  const isTaken = new Set(taken);
  const stateOf = (time: string): TimeState => {
    const start = Date.parse(time);
    if (isTaken.has(time) || start <= now) return 'taken';
    const end = start + minutes * MINUTE;
    const isClashing = clashes.some(
      ({ startsAt, endsAt }) => Date.parse(startsAt) < end && Date.parse(endsAt) > start,
    );
    return isClashing ? 'clash' : 'free';
  };
  return new Map(schedulesAvailable.map((time) => [time, stateOf(time)]));
}

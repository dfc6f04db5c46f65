import type { OwnMeetingDetail } from '../data.ts';

/** `awaiting`: during a time that the person picked elsewhere, which may be approved first. */
export type TimeState = 'free' | 'awaiting' | 'taken' | 'clash';

const MINUTE = 60_000;

/** Whether the person can pick a time of this state. */
export const isPickable = (state: TimeState | undefined): boolean => state === 'free' || state === 'awaiting';

/** The state of each proposed time for the person: free, taken or over, or during something else. */
export function statesOf(
  { schedulesAvailable, taken, clashes, awaiting, minutes }: OwnMeetingDetail,
  now: number,
): ReadonlyMap<string, TimeState> {
  const isTaken = new Set(taken);
  const stateOf = (time: string): TimeState => {
    const start = Date.parse(time);
    if (isTaken.has(time) || start <= now) return 'taken';
    const isDuring = ({ startsAt, endsAt }: OwnMeetingDetail['clashes'][number]) =>
      Date.parse(startsAt) < start + minutes * MINUTE && Date.parse(endsAt) > start;
    if (clashes.some(isDuring)) return 'clash';
    return awaiting.some(isDuring) ? 'awaiting' : 'free';
  };
  return new Map(schedulesAvailable.map((time) => [time, stateOf(time)]));
}

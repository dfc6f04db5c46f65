import { interviewBounds } from './enums.ts';

interface PlannedInterview {
  state: string;
  schedule: { at: string | null };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long after its time an interview that nobody began is still shown. */
const LATE = HOUR;

/** One that is going on comes first, then one whose time is near, the earlier before the later. */
function placeOf({ state, schedule: { at } }: PlannedInterview, now: number): number | undefined {
  if (state === 'COMPLETE') return undefined;
  if (state === 'PROGRESS') return 0;
  if (at === null) return undefined;
  const time = Date.parse(at);
  return time > now - LATE && time < now + DAY ? time : undefined;
}

/** The interview that is going on, else the next one within a day; undefined where none is near. */
export function nextInterview<T extends PlannedInterview>(list: readonly T[], now: number): T | undefined {
  const near = list.flatMap((interview) => {
    const place = placeOf(interview, now);
    return place === undefined ? [] : [{ interview, place }];
  });
  return near.toSorted((one, other) => one.place - other.place)[0]?.interview;
}

/** Whether the room of an interview can be entered now. */
export const canBeEntered = ({ state, schedule: { at } }: PlannedInterview, now: number): boolean =>
  state === 'PROGRESS' || at === null || Date.parse(at) - interviewBounds.earlyMinutes * MINUTE <= now;

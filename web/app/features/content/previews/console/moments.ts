import type { CalendarEntry } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { seoulDay, seoulParts } from '#lib/format/dates.ts';
import { momentOf } from '#lib/format/day-and-time.ts';

const DAY = 86_400_000;
const MORNING = '09:00';
const FRIDAY = 5;

/** Tomorrow at nine in Seoul. */
export const tomorrowMorning = (now: number): string => momentOf(seoulDay(now + DAY), MORNING);

/** Nine in the morning of the next Friday in Seoul that is not today. */
export function nextFriday(now: number): string {
  const days = (FRIDAY - seoulParts(now).weekday + 7) % 7 || 7;
  return momentOf(seoulDay(now + days * DAY), MORNING);
}

/** A moment at which content begins or ends. */
export interface ChangeMoment {
  at: string;
  kind: 'starts' | 'ends';
  entry: CalendarEntry;
}

/** When content changes within a month (`YYYY-MM`), in order. */
export const changesIn = (month: string, entries: readonly CalendarEntry[]): ChangeMoment[] =>
  entries
    .flatMap((entry) => [
      { at: entry.startsAt, kind: 'starts' as const, entry },
      { at: entry.endsAt, kind: 'ends' as const, entry },
    ])
    .filter((one): one is ChangeMoment => one.at !== null && seoulDay(one.at).startsWith(month))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

const ZONE_OFFSET_MS = 9 * 60 * 60 * 1000; // Asia/Seoul has had no daylight saving time since 1988.
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Asia/Seoul as `YYYY-MM-DD`. */
export const seoulDay = (at: Date): string =>
  new Date(at.getTime() + ZONE_OFFSET_MS).toISOString().slice(0, 10);

/** An instant shifted so that its UTC fields read as Seoul time; for formats without a time zone. */
export const onSeoulClock = (at: Date): Date => new Date(at.getTime() + ZONE_OFFSET_MS);

/** Seoul time as `YYYY-MM-DD HH:mm:ss`. */
const seoulClock = (at: Date): string => onSeoulClock(at).toISOString().slice(0, 19).replace('T', ' ');

/** Day and time in Seoul for PDFs: `2026.11.18 17:42`. */
export const seoulMinute = (at: Date): string => seoulClock(at).slice(0, 16).replaceAll('-', '.');

/** Day and time in Seoul for file names: `20261118_174205`. */
export const seoulStamp = (at: Date): string => seoulClock(at).replaceAll(/[-:]/g, '').replace(' ', '_');

/** An instant in ISO 8601, as the wire has it; null where there is none. */
export const toIso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** The instant at which a Seoul day `YYYY-MM-DD` begins, plus whole days. */
export const startOfSeoulDay = (day: string, plusDays = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ZONE_OFFSET_MS + plusDays * DAY_MS);

/** A calendar day `YYYY-MM-DD` later or earlier by whole days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every calendar day from one `YYYY-MM-DD` to another, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1 }, (_, i) =>
    addDays(from, i),
  );

/** Whole calendar days in Seoul from one instant to another; negative when `to` is before `from`. */
export const seoulDaysBetween = (from: Date, to: Date): number => seoulDayNumber(to) - seoulDayNumber(from);

/** The whole days in Seoul since the first of January 1970. */
const seoulDayNumber = (at: Date): number => Math.floor((at.getTime() + ZONE_OFFSET_MS) / DAY_MS);

/** Seoul calendar days from the end to today: 0 on the last day, negative before it, null without an end. */
export const daysLeftOf = (endsAt: Date | null, now: Date): number | null =>
  endsAt ? seoulDaysBetween(endsAt, now) : null;

/** The number of an instant's minute, for keys of what is cached for seconds and of repeated requests. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/** An instant later or earlier by seconds. */
export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/**
 * Whole years from a birth date `YYYYMMDD` to now, by the Seoul calendar; undefined for an impossible date.
 */
export function ageOf(bornAt: string, now: Date): number | undefined {
  const day = `${bornAt.slice(0, 4)}-${bornAt.slice(4, 6)}-${bornAt.slice(6, 8)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return undefined;
  const today = seoulDay(now);
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5) ? years - 1 : years;
}

import { nowOfPage } from './clock.ts';
import { locale } from './copy.ts';
import { datesCopy as copy } from './dates-copy.ts';
import { twoDigits } from './two-digits.ts';

/** A moment as ISO text, milliseconds or Date; a day as `YYYY-MM-DD` is read as that day in Korea. */
export type Moment = string | number | Date;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Korea has had no daylight saving time since 1988, so its time is UTC plus nine hours. */
const SEOUL_OFFSET = 9 * HOUR;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export interface SeoulParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

/** Milliseconds since 1970 of a moment. */
export function millisOf(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  if (moment instanceof Date) return moment.getTime();
  return DAY_ONLY.test(moment) ? Date.parse(`${moment}T00:00:00+09:00`) : Date.parse(moment);
}

/** The calendar parts of a moment in Seoul; `weekday` 0 is Sunday. */
export function seoulParts(moment: Moment): SeoulParts {
  const shifted = new Date(millisOf(moment) + SEOUL_OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

const seoulDayNumber = (moment: Moment): number => Math.floor((millisOf(moment) + SEOUL_OFFSET) / DAY);

const weekdayOf = (parts: SeoulParts): string => copy.weekdays[parts.weekday] ?? '';

/** The day in Seoul as `YYYY-MM-DD`, the format of the wire and of input fields. */
export function seoulDay(moment: Moment): string {
  const { year, month, day } = seoulParts(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A day later or earlier by whole days. */
export const addDays = (day: string, count: number): string => seoulDay(millisOf(day) + count * DAY);

/** Today in Seoul as `YYYY-MM-DD`. */
export const seoulToday = (): string => seoulDay(nowOfPage());

/** The whole date: `2030.01.02(수)`, `Jan 2, 2030 (Wed)`, `2030年1月2日（周三）`. */
export function dayText(moment: Moment): string {
  const parts = seoulParts(moment);
  const { year, month, day } = parts;
  if (locale === 'en') return `${copy.months[month - 1] ?? ''} ${day}, ${year} (${weekdayOf(parts)})`;
  if (locale === 'cn') return `${year}年${month}月${day}日（${weekdayOf(parts)}）`;
  return `${year}.${twoDigits(month)}.${twoDigits(day)}(${weekdayOf(parts)})`;
}

/** The date without its year: `01.02(수)`, `Jan 2 (Wed)`, `1月2日（周三）`. */
export function shortDayText(moment: Moment): string {
  const parts = seoulParts(moment);
  const { month, day } = parts;
  if (locale === 'en') return `${copy.months[month - 1] ?? ''} ${day} (${weekdayOf(parts)})`;
  if (locale === 'cn') return `${month}月${day}日（${weekdayOf(parts)}）`;
  return `${twoDigits(month)}.${twoDigits(day)}(${weekdayOf(parts)})`;
}

/** The date without its year, in full: `1월 2일(수)`, `Jan 2 (Wed)`, `1月2日（周三）`. */
export function longDayText(moment: Moment): string {
  if (locale !== 'ko') return shortDayText(moment);
  const parts = seoulParts(moment);
  return `${parts.month}월 ${parts.day}일(${weekdayOf(parts)})`;
}

const isThisYear = (moment: Moment, now: Moment): boolean => seoulParts(moment).year === seoulParts(now).year;

/** The date without its year when it is the current one in Seoul. */
export const nearDayText = (moment: Moment, now: Moment = nowOfPage()): string =>
  isThisYear(moment, now) ? shortDayText(moment) : dayText(moment);

/** `start ~ end` with weekdays; without the year when both ends are in the current year in Seoul. */
export function periodText(start: Moment, end: Moment, now: Moment = nowOfPage()): string {
  const isNear = isThisYear(start, now) && isThisYear(end, now);
  const write = isNear ? shortDayText : dayText;
  return `${write(start)} ~ ${write(end)}`;
}

/** The specification's format for ranges of programmes: `YY.MM.DD ~ YY.MM.DD`. */
export function programPeriodText(start: Moment, end: Moment): string {
  const write = (moment: Moment) => seoulDay(moment).slice(2).replaceAll('-', '.');
  return `${write(start)} ~ ${write(end)}`;
}

/** `14:05` in Seoul. */
export function timeText(moment: Moment): string {
  const { hour, minute } = seoulParts(moment);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Date and time, without the current year: `11.18(수) 17:42`; today's as `오늘 17:42`. */
export function momentText(moment: Moment, now: Moment = nowOfPage()): string {
  const isToday = seoulDayNumber(moment) === seoulDayNumber(now);
  return `${isToday ? copy.today : nearDayText(moment, now)} ${timeText(moment)}`;
}

/** Date and time in full, for titles and prints: `2026.11.18(수) 17:42`. */
export const fullMomentText = (moment: Moment): string => `${dayText(moment)} ${timeText(moment)}`;

/** `방금 전`, `5분 전`, `3시간 전` within a day, then the date. */
export function agoText(moment: Moment, now: Moment = nowOfPage()): string {
  const minutes = Math.floor((millisOf(now) - millisOf(moment)) / 60_000);
  if (minutes < 1) return copy.justNow;
  if (minutes < 60) return copy.minutesAgo(minutes);
  if (minutes < 24 * 60) return copy.hoursAgo(Math.floor(minutes / 60));
  return nearDayText(moment, now);
}

/** How long something has been waiting: `방금 전`, `5분째`, `22시간째`, `1일 14시간째`, `2일째`. */
export function waitedText(since: Moment, now: Moment = nowOfPage()): string {
  const waited = Math.max(0, millisOf(now) - millisOf(since));
  const hours = Math.floor(waited / HOUR);
  if (waited < 60_000) return copy.justNow;
  if (hours < 1) return copy.waitedMinutes(Math.floor(waited / 60_000));
  return hours < 24 ? copy.waitedHours(hours) : copy.waitedDays(Math.floor(hours / 24), hours % 24);
}

/**
 * The hours left, rounded up, on the last day before a deadline; nothing with more time, none, or after
 * it.
 */
export function lastHours(end: Moment | null, now: Moment = Date.now()): number | undefined {
  if (end === null) return undefined;
  const left = millisOf(end) - millisOf(now);
  return left > 0 && left < DAY ? Math.ceil(left / HOUR) : undefined;
}

/**
 * Days between today and the last day, with the specification's sign: minus n while n days are left, 0 on
 * the last day, above 0 after it. Nothing for a recruitment without an end.
 */
export function daysLeft(end: Moment | null | undefined, now: Moment = nowOfPage()): number | null {
  return end === null || end === undefined ? null : seoulDayNumber(now) - seoulDayNumber(end);
}

/** The label of days left: `D-Day`, `D-n`, 마감 or 상시모집. */
export function daysLeftLabel(days: number | null | undefined): string {
  if (days === null || days === undefined) return copy.alwaysOpen;
  if (days === 0) return 'D-Day';
  return days < 0 ? `D-${-days}` : copy.closed;
}

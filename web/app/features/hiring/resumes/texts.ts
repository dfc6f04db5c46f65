import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { lengthIn, monthIn, spanIn } from '@ieum/contract/hiring/resumes/formats.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { locale, say } from '#lib/format/copy.ts';
import { millisOf, seoulDay } from '#lib/format/dates.ts';
import { isDay } from './fields/day-text.ts';
import { labels, texts } from './labels.ts';

const DAY_MILLISECONDS = 86_400_000;

type Employment = ResumeContent['workExperience']['list'][number];

/** An unfinished résumé may contain a text that is not a day yet. */
const known = (day: string | null): string | null => (isDay(day) ? day : null);

/** A day's month: `2023.04`. */
export const monthText = (day: string): string => (isDay(day) ? monthIn(locale, day) : '');

/** A calendar day without its weekday: `1994.04.12`. */
export const dayNumbers = (day: string): string => (isDay(day) ? day.replaceAll('-', '.') : '');

/** `2021.02 ~ 2023.03`; `openEnd` is shown where the end is not known. Empty when nothing is known. */
export const spanText = (from: string | null, to: string | null, openEnd?: string): string =>
  spanIn(locale, { from: known(from), to: known(to), ...(openEnd && to === null && { openEnd }) });

/** Months as years and months: `5년 9개월`, `9개월`, `2년`. */
export const lengthText = (months: number): string => lengthIn(locale, months);

const nextDay = (day: string): string => seoulDay(millisOf(day) + DAY_MILLISECONDS);

/** Whole months from the first to the last day, both included; up to today while the end is open. */
export function monthsIn(from: string | null, to: string | null, now: number = Date.now()): number {
  if (!isDay(from) || (to !== null && !isDay(to))) return 0;
  const end = nextDay(to ?? seoulDay(now));
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const isShort = end.slice(8) < from.slice(8);
  return Math.max(0, count(end) - count(from) - (isShort ? 1 : 0));
}

/** The length of an employment: `3년 7개월`. Empty without its start. */
export const employmentLength = ({ duration: { startsAt, endsAt } }: Employment): string =>
  isDay(startsAt) && (endsAt === null || isDay(endsAt)) ? lengthText(monthsIn(startsAt, endsAt)) : '';

/** `2023.04 ~ 재직 중 · 3년 7개월`. */
export const employmentText = (job: Employment): string =>
  joined(spanText(job.duration.startsAt, job.duration.endsAt, say(texts.present)), employmentLength(job));

/** `2015.03 ~ 2021.02 · 대졸 · 졸업`. */
export function schoolText(school: ResumeContent['education']['otherEducations'][number]): string {
  const { attendingStartsAt, attendingEndsAt, institutionType, attendingStatus } = school;
  return joined(
    spanText(attendingStartsAt, attendingEndsAt),
    institutionType && labels.education[institutionType],
    attendingStatus && labels.schoolStatus[attendingStatus],
  );
}

/** `신입` or `총 5년 9개월`; empty when nothing is entered yet. */
export function careerText(type: string | null, months: number): string {
  if (type === 'NEW_RECRUIT') return labels.career.NEW_RECRUIT;
  return months > 0 ? say(texts.total, { length: lengthText(months) }) : '';
}

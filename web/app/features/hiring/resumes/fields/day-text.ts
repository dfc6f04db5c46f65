import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { resumeTexts } from '@ieum/contract/hiring/resumes/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { twoDigits } from '#lib/format/two-digits.ts';

export type Precision = 'day' | 'month';

const LENGTHS = { day: 8, month: 6 } as const;
const FIRST_YEAR = 1900;
const LAST_DAY = '2999-12-31';

/** The input in groups: `20230401` gives `2023.04.01`, `202304` gives `2023.04`. */
export function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, LENGTHS.day);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter(Boolean).join('.');
}

/**
 * Whether a text is a day in the wire's format; an unfinished résumé may contain a text that is not a day
 * yet.
 */
export const isDay = (day: string | null): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');

/** A stored day as the field shows it; a text that is not a day is shown as it was typed. */
export function typedOf(day: string | null, precision: Precision): string {
  if (!isDay(day)) return grouped(day ?? '');
  return grouped(precision === 'month' ? day.slice(0, 7) : day);
}

/** Whether the maximum number of digits is typed. */
export const isComplete = (typed: string, precision: Precision): boolean =>
  typed.replace(/\D/g, '').length >= LENGTHS[precision];

/**
 * The day of an input, or its error; empty text is no day. A month means its first day, at the end of a
 * period its last.
 */
export function readDay(
  typed: string,
  precision: Precision,
  edge: 'start' | 'end' = 'start',
): string | null | KeyedText {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return null;
  if (precision === 'month' && digits.length > LENGTHS.month) return resumeTexts.monthOnly;
  if (digits.length !== LENGTHS[precision]) return m.dateInvalid;
  const year = Number(digits.slice(0, 4));
  const month = Number(digits.slice(4, 6));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = precision === 'day' ? Number(digits.slice(6, 8)) : edge === 'end' ? last : 1;
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > last) return m.dateInvalid;
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return text > LAST_DAY ? m.dateTooLate : text;
}

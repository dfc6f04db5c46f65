import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';

/** The last day that any date field accepts. */
export const LAST_DAY = '2999-12-31';

export const isDay = (texts: unknown): texts is string =>
  typeof texts === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(texts);

/**
 * Parses a typed day: `2026.12.13`, `2026-12-13`, `20261213`. Null for anything else or a day that does
 * not exist.
 */
export function readTypedDay(typed: string): string | null {
  const [, year, month = '', day = ''] =
    /^\s*(\d{4})[.\-/\s]*(\d{1,2})[.\-/\s]*(\d{1,2})\.?\s*$/.exec(typed) ?? [];
  if (!year) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null;
}

/** Whether the text has all digits of a day. */
export const isWholeDay = (typed: string): boolean => typed.replaceAll(/\D/g, '').length >= 8;

interface DayLimits {
  min: string | undefined;
  max: string | undefined;
}

/** The error of a typed day between the other ends of its period. */
export function typedDayError(typed: string, { min, max }: DayLimits): KeyedText | undefined {
  if (typed.trim() === '') return undefined;
  const day = readTypedDay(typed);
  if (day === null) return m.dateInvalid;
  if (day > LAST_DAY) return m.dateTooLate;
  return (isDay(min) && day < min) || (isDay(max) && day > max) ? m.endBeforeStart : undefined;
}

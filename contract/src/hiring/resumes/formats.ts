import { sayIn, type Locale } from '../../common/text.ts';
import { resumeLabels } from './labels.ts';

const { texts } = resumeLabels;

/** The month of a day in one language: `2023.04`, `04/2023`, `2023年4月`. */
export function monthIn(locale: Locale, day: string): string {
  const [year = '', month = ''] = day.split('-');
  if (locale === 'en') return `${month}/${year}`;
  return locale === 'cn' ? `${year}年${Number(month)}月` : `${year}.${month}`;
}

/** Two days as months; `openEnd` is shown where the end is unknown. */
export interface Span {
  from: string | null;
  to: string | null;
  openEnd?: string;
}

/** A period in one language: `2021.02 ~ 2023.03`; empty when nothing is known. */
export function spanIn(locale: Locale, { from, to, openEnd = '' }: Span): string {
  if (!from && !to) return '';
  return `${from ? monthIn(locale, from) : ''} ~ ${to ? monthIn(locale, to) : openEnd}`.trim();
}

/** Months as years and months in one language: `5년 9개월`, `9개월`, `2년`. */
export function lengthIn(locale: Locale, months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    years > 0 && sayIn(locale, texts.years.text, { n: years }),
    (rest > 0 || years === 0) && sayIn(locale, texts.months.text, { n: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

import { sayIn, type Locale, type Message } from '@ieum/contract/messages/message.ts';
import { resumeLabels } from '@ieum/contract/messages/resume-labels.ts';

const { words } = resumeLabels;

/** Says messages in the language of one paper. */
export type Say = (message: Message, values?: Record<string, string | number>) => string;

export const sayer =
  (locale: Locale): Say =>
  (message, values) =>
    sayIn(locale, message.text, values);

/** A day's month: `2023.04`, `04/2023`, `2023年4月`. */
export function monthText(day: string, locale: Locale): string {
  const [year = '', month = ''] = day.split('-');
  if (locale === 'en') return `${month}/${year}`;
  return locale === 'cn' ? `${year}年${Number(month)}月` : `${year}.${month}`;
}

/** `2021.02 ~ 2023.03`; `openEnd` stands where the end is not known. '' when nothing is known. */
export function spanText(
  { from, to, openEnd = '' }: { from: string | null; to: string | null; openEnd?: string },
  locale: Locale,
): string {
  if (!from && !to) return '';
  return `${from ? monthText(from, locale) : ''} ~ ${to ? monthText(to, locale) : openEnd}`.trim();
}

/** Months as years and months: `5년 9개월`, `9개월`, `2년`. */
export function lengthText(months: number, say: Say): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    years > 0 && say(words.years, { n: years }),
    (rest > 0 || years === 0) && say(words.months, { n: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A telephone number in its groups: `010-1234-5678`. */
export function phoneText(phone: string): string {
  const match = /^(02|\d{3})(\d{3,4})(\d{4})$/.exec(phone.replaceAll(/\D/g, ''));
  return match ? match.slice(1).join('-') : phone;
}

/** The given words with a middle dot between them; empty ones are left out. */
export const joined = (...given: (string | null | undefined | false)[]): string =>
  given.filter(Boolean).join(' · ');

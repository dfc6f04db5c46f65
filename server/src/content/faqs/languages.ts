import { sql } from 'drizzle-orm';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { PageColumn } from '#kit/db/pagination.ts';
import { faqs, type FaqRow } from './tables.ts';

/** The language in which a question is written, by its letters. */
export function languageOf(question: string): Locale {
  if (/\p{Script=Hangul}/u.test(question)) return 'ko';
  return /\p{Script=Han}/u.test(question) ? 'cn' : 'en';
}

const language = sql`case
  when ${faqs.question} ~ '[\u1100-\u11FF\u3131-\u318E\uAC00-\uD7A3]' then 'ko'
  when ${faqs.question} ~ '[\u3400-\u4DBF\u4E00-\u9FFF]' then 'cn'
  else 'en' end`;

/** FAQs in the reader's own language come before those in others. */
export const ownLanguageFirst = (locale: Locale): PageColumn<Pick<FaqRow, 'question'>> => ({
  by: sql`(${language} <> ${locale})::integer`,
  direction: 1,
  cast: 'integer',
  read: ({ question }) => (languageOf(question) === locale ? 0 : 1),
});

import { inboxMessages as m, inboxTexts, inboxTitles } from '@ieum/contract/messages/inbox.ts';
import { sayIn, type Locale, type Text } from '@ieum/contract/messages/message.ts';
import { fillParticles } from '@ieum/contract/messages/particles.ts';
import type { InboxItemRow } from './tables.ts';

type Said = Pick<InboxItemRow, 'kind' | 'params'>;

export interface Words {
  title: string;
  text: string;
}

/** An item in words, in the language of whoever reads it. */
export function wordsOf({ kind, params }: Said, locale: Locale): Words {
  const values = { ...params, ...derived(params, locale) };
  const isCrowd = kind === 'APPLICANT_NEW' && Number(params['count']) > 1;
  const text = isCrowd ? m.applicantsMany.text : inboxTexts[kind].text;
  return { title: say(inboxTitles[kind].text, values, locale), text: say(text, values, locale) };
}

type Values = Record<string, string | number>;

const say = (text: Text, values: Values, locale: Locale): string =>
  sayIn(locale, fillParticles(text[locale], values), values);

function derived({ days, count, date }: Values, locale: Locale): Values {
  return {
    ...(days !== undefined && { day: dayWord(Number(days), locale) }),
    ...(count !== undefined && { others: Number(count) - 1 }),
    ...(date !== undefined && { date: dateWord(String(date), locale) }),
  };
}

const dayWord = (days: number, locale: Locale) =>
  days === 1 ? m.tomorrow.text[locale] : sayIn(locale, m.inDays.text, { days });

const languages = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' } as const;

const dateWord = (day: string, locale: Locale) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(languages[locale], { dateStyle: 'long', timeZone: 'UTC' });

interface Post {
  publicUrl: string;
  link: string;
  words: Words;
}

/** The same as an e-mail. */
export function emailOf({ publicUrl, link, words }: Post, locale: Locale) {
  const values = {
    ...words,
    link: `${publicUrl}${link}`,
    settings: `${publicUrl}/dashboard/inbox?settings=1`,
  };
  return {
    subject: sayIn(locale, m.emailSubject.text, values),
    body: sayIn(locale, m.emailBody.text, values),
  };
}

/** The same as a text message. */
export const smsOf = ({ publicUrl, link, words }: Post, locale: Locale): string =>
  sayIn(locale, m.sms.text, { ...words, link: `${publicUrl}${link}` });

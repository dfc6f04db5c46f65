import type { InboxKind } from '@ieum/contract/foundation/notifications/enums.ts';
import {
  inboxTexts as m,
  inboxItemTexts,
  inboxTitles,
} from '@ieum/contract/foundation/notifications/texts.ts';
import { sayIn, type Locale, type Text } from '@ieum/contract/common/text.ts';
import { fillParticles } from '@ieum/contract/common/particles.ts';
import { travels } from './kinds.ts';
import type { InboxItemRow } from './tables.ts';

type Said = Pick<InboxItemRow, 'kind' | 'params'>;

export interface NotificationText {
  title: string;
  text: string;
}

/** An item in words, in the language of whoever reads it. */
export function notificationText({ kind, params }: Said, locale: Locale): NotificationText {
  const values = { ...params, ...derived(params, locale) };
  const isCrowd = kind === 'APPLICANT_NEW' && Number(params['count']) > 1;
  const text = isCrowd ? m.applicantsMany.text : inboxItemTexts[kind].text;
  return { title: say(inboxTitles[kind].text, values, locale), text: say(text, values, locale) };
}

type Values = Record<string, string | number>;

const say = (text: Text, values: Values, locale: Locale): string =>
  sayIn(locale, fillParticles(text[locale], values), values);

function derived({ days, count, date, reason }: Values, locale: Locale): Values {
  return {
    ...(reason === '' && { reason: m.noReason.text[locale] }),
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
  item: Pick<InboxItemRow, 'kind' | 'params' | 'link'>;
}

/** What reaches a member who cannot log in: a link would lead to the login. */
const withoutLinks: ReadonlySet<InboxKind> = new Set(['ACCOUNT_SUSPENDED']);

/** The same as an e-mail, whose subject also names the recruitment it is about. */
export function emailOf({ publicUrl, item }: Post, locale: Locale) {
  const words = notificationText(item, locale);
  const { subject } = item.params;
  const head = subject === undefined ? m.emailSubject : m.emailSubjectAbout;
  const settings = travels[item.kind] === 'OPERATION' ? CONSOLE_SETTINGS_LINK : SETTINGS_LINK;
  const links = { link: `${publicUrl}${item.link}`, settings: `${publicUrl}${settings}` };
  return {
    subject: sayIn(locale, head.text, { ...words, subject: subject ?? '' }),
    body: sayIn(locale, (withoutLinks.has(item.kind) ? m.emailBodyAlone : m.emailBody).text, {
      ...words,
      ...links,
    }),
  };
}

/** The same as a text message. */
export const smsOf = ({ publicUrl, item }: Post, locale: Locale): string =>
  sayIn(locale, (withoutLinks.has(item.kind) ? m.smsAlone : m.sms).text, {
    ...notificationText(item, locale),
    link: `${publicUrl}${item.link}`,
  });

/** Where members choose by what they are told. */
export const SETTINGS_LINK = '/dashboard/password#messages';
const CONSOLE_SETTINGS_LINK = '/console/password#messages';

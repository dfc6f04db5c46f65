import { messageGroups } from '@ieum/contract/foundation/messages/enums.ts';
import { inboxTexts as m } from '@ieum/contract/foundation/notifications/texts.ts';
import { sayIn, type Locale, type Text } from '@ieum/contract/common/text.ts';
import { fillParticles } from '@ieum/contract/common/particles.ts';
import type { Fact, WrittenMail } from '#foundation/messages/public.ts';
import type { FindDefinition } from './define.ts';
import type { InboxItemRow } from './tables.ts';

type Item = Pick<InboxItemRow, 'kind' | 'params'>;

export interface NotificationText {
  title: string;
  text: string;
}

/** An item's title and text in a language. */
export function notificationText(
  findDefinition: FindDefinition,
  { kind, params }: Item,
  locale: Locale,
): NotificationText {
  const { title, text, manyText } = findDefinition(kind);
  const values = { ...params, ...derived(params, locale) };
  const body = manyText && Number(params['count']) > 1 ? manyText : text;
  return { title: fill(title.text, values, locale), text: fill(body.text, values, locale) };
}

type Values = Record<string, string | number>;

const fill = (text: Text, values: Values, locale: Locale): string =>
  sayIn(locale, fillParticles(text[locale], values), values);

function derived({ days, count, date, reason }: Values, locale: Locale): Values {
  return {
    ...(reason === '' && { reason: m.noReason.text[locale] }),
    ...(days !== undefined && { day: dayText(Number(days), locale) }),
    ...(count !== undefined && { others: Number(count) - 1 }),
    ...(date !== undefined && { date: dateText(String(date), locale) }),
  };
}

const dayText = (days: number, locale: Locale) =>
  days === 1 ? m.tomorrow.text[locale] : sayIn(locale, m.inDays.text, { days });

const languages = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' } as const;

const dateText = (day: string, locale: Locale) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(languages[locale], { dateStyle: 'long', timeZone: 'UTC' });

export interface Outgoing {
  publicUrl: string;
  findDefinition: FindDefinition;
  item: Pick<InboxItemRow, 'kind' | 'params' | 'link'>;
}

/** An item as an e-mail, whose subject also names the recruitment. */
export function emailOf({ publicUrl, findDefinition, item }: Outgoing, locale: Locale): WrittenMail {
  const { title, text } = notificationText(findDefinition, item, locale);
  const { delivery, hasNoLink, isSubscribed } = findDefinition(item.kind);
  const { subject } = item.params;
  const head = subject === undefined ? m.emailSubject : m.emailSubjectAbout;
  const chosen = messageGroups.find((group) => group === delivery);
  const settings = delivery === 'OPERATION' ? CONSOLE_SETTINGS_LINK : SETTINGS_LINK;
  const button = { label: m.open.text[locale], url: `${publicUrl}${item.link}` };
  return {
    subject: sayIn(locale, head.text, { title, subject: subject ?? '' }),
    content: {
      locale,
      heading: title,
      text,
      facts: factsOf(item.params, locale),
      reason: isSubscribed ? 'reasonSubscribed' : chosen ? 'reasonChosen' : 'reasonAccount',
      ...(chosen && { group: chosen }),
      ...(!hasNoLink && { button, settings }),
    },
  };
}

const factLabels = {
  company: m.factCompany,
  subject: m.factSubject,
  name: m.factName,
  place: m.factPlace,
};

/** The named things that a notification is about, for the table of its e-mail. */
const factsOf = (params: Values, locale: Locale): Fact[] =>
  Object.entries(factLabels).flatMap(([name, label]) => {
    const value = params[name];
    return value === undefined || value === '' ? [] : [[label.text[locale], String(value)] as const];
  });

/** An item as a text message. */
export const smsOf = ({ publicUrl, findDefinition, item }: Outgoing, locale: Locale): string =>
  sayIn(locale, (findDefinition(item.kind).hasNoLink ? m.smsAlone : m.sms).text, {
    ...notificationText(findDefinition, item, locale),
    link: `${publicUrl}${item.link}`,
  });

/** The page on which members choose how they are notified. */
export const SETTINGS_LINK = '/dashboard/password#messages';
const CONSOLE_SETTINGS_LINK = '/console/password#messages';

import type { Locale, Text } from '@ieum/contract/common/text.ts';
import type { MailSample } from '#foundation/messages/public.ts';
import type { NotificationDefinition, NotificationParams } from './define.ts';
import { emailOf, notificationText } from './text.ts';

const sampleTexts: Record<string, Text> = {
  company: { ko: '한빛테크', en: 'Hanbit Tech', cn: '韩光科技' },
  subject: {
    ko: '북미 해외영업 매니저 (B2B 부품)',
    en: 'Sales manager for North America',
    cn: '北美海外销售经理',
  },
  name: { ko: '김서연', en: 'Kim Seoyeon', cn: '金瑞妍' },
  reason: { ko: '서류의 글자가 흐려요', en: 'The document cannot be read', cn: '文件字迹模糊' },
  contact: {
    ko: '센터 관리자 (admin@ieum.example)',
    en: 'Centre administrator (admin@ieum.example)',
    cn: '中心管理员（admin@ieum.example）',
  },
  owner: { ko: '이도현', en: 'Lee Dohyun', cn: '李道贤' },
  requester: { ko: '정하윤', en: 'Jung Hayun', cn: '郑夏允' },
  decider: { ko: '이도현', en: 'Lee Dohyun', cn: '李道贤' },
  measure: { ko: '게시한 공고', en: 'Published postings', cn: '发布的招聘' },
  period: { ko: '지난주', en: 'last week', cn: '上周' },
  found: { ko: '서울 정규직 3', en: 'Seoul 3', cn: '首尔 3' },
  title: { ko: '1차 면담', en: 'First meeting', cn: '首次面谈' },
  place: { ko: '3층 회의실', en: 'Room 3F', cn: '3楼会议室' },
  assigner: { ko: '박지훈', en: 'Park Jihun', cn: '朴志勋' },
};
const sampleValues: NotificationParams = {
  count: 3,
  left: 8,
  now: 12,
  before: 9,
  hours: 24,
  fresh: 3,
  number: 'A1B2C3',
  days: 1,
  date: '2026-11-24',
  time: '14:30',
};

/** Values for every placeholder that titles and texts of notifications have. */
const sampleParams = ({ samples }: NotificationDefinition, locale: Locale): NotificationParams => ({
  ...sampleValues,
  ...Object.fromEntries(
    Object.entries({ ...sampleTexts, ...samples }).map(([name, text]) => [name, text[locale]]),
  ),
});

const namesIn = ({ title, text, manyText }: NotificationDefinition): string =>
  [title, text, manyText].map((message) => message?.text.ko ?? '').join(' ');

/** Only what the texts of a kind name, as its notifications have it. */
function paramsOf(type: NotificationDefinition, locale: Locale): NotificationParams {
  const text = namesIn(type);
  const uses = (name: string) =>
    new RegExp(`\\{${name}[|}]`).test(text) ||
    (name === 'days' && text.includes('{day}')) ||
    (name === 'count' && text.includes('{others}'));
  return Object.fromEntries(Object.entries(sampleParams(type, locale)).filter(([name]) => uses(name)));
}

/** The kinds of notification that are sent by e-mail, filled with sample values. */
export const notificationMails = (definitions: readonly NotificationDefinition[]): MailSample[] =>
  definitions.filter(({ delivery }) => delivery !== 'NEVER').map(sampleOf);

function sampleOf(type: NotificationDefinition): MailSample {
  const findDefinition = () => type;
  const itemIn = (locale: Locale) => ({
    kind: type.kind,
    params: paramsOf(type, locale),
    link: '/dashboard',
  });
  const title = (locale: Locale) => notificationText(findDefinition, itemIn(locale), locale).title;
  return {
    kind: type.kind,
    label: { key: type.title.key, text: { ko: title('ko'), en: title('en'), cn: title('cn') } },
    sample: (locale, publicUrl) => emailOf({ publicUrl, findDefinition, item: itemIn(locale) }, locale),
  };
}

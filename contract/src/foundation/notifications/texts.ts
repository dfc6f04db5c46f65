import { defineTexts } from '../../common/text.ts';

/** The frame of a notification in an e-mail or text message, and texts for its placeholders. */
export const inboxTexts = defineTexts('inbox', {
  emailSubject: { ko: '[이음] {title}', en: '[Ieum] {title}', cn: '[Ieum] {title}' },
  emailSubjectAbout: {
    ko: '[이음] {title}: {subject}',
    en: '[Ieum] {title}: {subject}',
    cn: '[Ieum] {title}：{subject}',
  },
  emailBody: {
    ko: '{title}\n{text}\n\n보기: {link}\n\n알림 설정 바꾸기: {settings}',
    en: '{title}\n{text}\n\nOpen: {link}\n\nChange message settings: {settings}',
    cn: '{title}\n{text}\n\n查看：{link}\n\n更改通知设置：{settings}',
  },
  sms: {
    ko: '[이음] {title}\n{text}\n{link}',
    en: '[Ieum] {title}\n{text}\n{link}',
    cn: '[Ieum] {title}\n{text}\n{link}',
  },
  emailBodyAlone: { ko: '{title}\n{text}', en: '{title}\n{text}', cn: '{title}\n{text}' },
  smsAlone: { ko: '[이음] {title}\n{text}', en: '[Ieum] {title}\n{text}', cn: '[Ieum] {title}\n{text}' },
  noReason: { ko: '적지 않았어요', en: 'not given', cn: '未填写' },
  tomorrow: { ko: '내일', en: 'tomorrow', cn: '明天' },
  inDays: { ko: '{days}일 뒤', en: 'in {days} days', cn: '{days}天后' },
});

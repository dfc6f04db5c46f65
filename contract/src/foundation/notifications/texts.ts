import { defineTexts } from '../../common/text.ts';

/** The frame of a notification in an e-mail or text message, and texts for its placeholders. */
export const inboxTexts = defineTexts('inbox', {
  emailSubject: { ko: '[이음] {title}', en: '[Ieum] {title}', cn: '[Ieum] {title}' },
  emailSubjectAbout: {
    ko: '[이음] {title}: {subject}',
    en: '[Ieum] {title}: {subject}',
    cn: '[Ieum] {title}：{subject}',
  },
  open: { ko: '이음에서 보기', en: 'Open in Ieum', cn: '在Ieum中查看' },
  factCompany: { ko: '기업', en: 'Company', cn: '企业' },
  factSubject: { ko: '제목', en: 'Title', cn: '标题' },
  factName: { ko: '이름', en: 'Name', cn: '姓名' },
  factPlace: { ko: '장소', en: 'Place', cn: '地点' },
  sms: {
    ko: '[이음] {title}\n{text}\n{link}',
    en: '[Ieum] {title}\n{text}\n{link}',
    cn: '[Ieum] {title}\n{text}\n{link}',
  },
  smsAlone: { ko: '[이음] {title}\n{text}', en: '[Ieum] {title}\n{text}', cn: '[Ieum] {title}\n{text}' },
  noReason: { ko: '적지 않았어요', en: 'not given', cn: '未填写' },
  tomorrow: { ko: '내일', en: 'tomorrow', cn: '明天' },
  inDays: { ko: '{days}일 뒤', en: 'in {days} days', cn: '{days}天后' },
});

import { sayIn, type Locale, type Text } from '@ieum/contract/common/text.ts';
import { inquiryTexts as m } from '@ieum/contract/content/inquiries/texts.ts';
import { defineMail } from '#foundation/messages/public.ts';
import type { InquiryRow } from './tables.ts';

type Values = Pick<InquiryRow, 'number' | 'subject' | 'name' | 'companyName'> & { reply: string };

const sampleReply: Text = {
  ko: '11월 설명회는 11월 26일 오후 2시에 4층 교육장에서 열려요.\n참가 신청서를 보내 주시면 자리를 준비해 두겠습니다.',
  en: 'The November briefing is on 26 November at 14:00 on the fourth floor.\nPlease send the registration form so that we can reserve your seats.',
  cn: '11月说明会将于11月26日14:00在四楼培训室举行。\n请发送报名表，我们将为您预留座位。',
};
const sampleSubject: Text = {
  ko: '채용 설명회 참가',
  en: 'Joining the recruitment briefing',
  cn: '参加招聘说明会',
};

/** An administrator's answer to an inquiry. */
export const answerMail = defineMail<Values>({
  kind: 'inquiry-answer',
  label: m.mailLabel,
  values: (locale) => ({
    number: 1204,
    subject: sampleSubject[locale],
    name: '김서연',
    companyName: '한빛테크',
    reply: sampleReply[locale],
  }),
  write: (locale, values) => ({
    subject: sayIn(locale, m.emailSubject.text, { ...values }),
    content: {
      locale,
      text: sayIn(locale, m.emailBody.text, { ...values }),
      facts: factsOf(locale, values),
      reason: 'reasonAnswer',
    },
  }),
});

const factsOf = (locale: Locale, { number, subject, companyName }: Values) =>
  [
    [m.factNumber.text[locale], String(number)],
    [m.factSubject.text[locale], subject],
    [m.factCompany.text[locale], companyName],
  ] as const;

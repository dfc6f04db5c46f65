import type { Text } from '@ieum/contract/common/text.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import { defineMail } from '#foundation/messages/public.ts';

interface Values {
  subject: string;
  text: string;
}

const sampleSubject: Text = {
  ko: '11월 채용 설명회에 초대해요',
  en: 'Join our recruitment briefing in November',
  cn: '诚邀参加11月招聘说明会',
};
const sampleText: Text = {
  ko: '김서연 님, 안녕하세요.\n\n11월 26일 오후 2시에 이음무역센터 4층에서 채용 설명회를 열어요.\n자리가 한정되어 있으니 미리 알려 주세요.',
  en: 'Dear Kim Seoyeon,\n\nOur recruitment briefing is on 26 November at 14:00 on the fourth floor of Ieum Trade Centre.\nSeats are limited, so please let us know.',
  cn: '金瑞妍您好：\n\n招聘说明会将于11月26日14:00在Ieum贸易中心四楼举行。\n席位有限，请提前告知。',
};
const values = (locale: keyof Text): Values => ({ subject: sampleSubject[locale], text: sampleText[locale] });

/** An e-mail of an administrator to members about their own activity. */
export const serviceMail = defineMail<Values>({
  kind: 'dispatch-service',
  label: m.mailService,
  values,
  write: (locale, { subject, text }) => ({ subject, content: { locale, text, reason: 'reasonCentre' } }),
});

/** An advertisement that an administrator writes to members. */
export const advertisingMail = defineMail<Values>({
  kind: 'dispatch-advertising',
  label: m.mailAdvertising,
  isAdvertising: true,
  values,
  write: (locale, { subject, text }) => ({
    subject,
    content: { locale, text, reason: 'reasonAdvertising', settings: '/dashboard/password#messages' },
  }),
});

import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const textingNotificationTitles = defineNotificationTitles('textingNotificationTitles', {
  TEXTING_FAILED: {
    ko: '문자를 받지 못한 지원자가 있어요',
    en: 'A text did not reach every applicant',
    cn: '有申请人未收到短信',
  },
});

/** Texts below the titles. */
export const textingNotificationTexts = defineTexts('textingNotificationTexts', {
  TEXTING_FAILED: {
    ko: '‘{title}’ 지원자에게 보낸 문자 가운데 보내지 못한 것이 있어요. 받는 사람을 확인해 주세요.',
    en: 'Part of the texts to applicants of ‘{title}’ could not be sent. Please check the recipients.',
    cn: '发送给“{title}”申请人的短信中有未能送达的，请查看收件人。',
  },
});

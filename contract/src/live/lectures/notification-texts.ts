import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const lectureNotificationTitles = defineNotificationTitles('lectureNotificationTitles', {
  LECTURE_ANSWERED: {
    ko: '강의에 남긴 질문의 답변이 왔어요',
    en: 'Your question in a lecture has been answered',
    cn: '您在讲座中的提问已得到答复',
  },
});

/** Texts below the titles. */
export const lectureNotificationTexts = defineTexts('lectureNotificationTexts', {
  LECTURE_ANSWERED: {
    ko: '{company}의 ‘{title}’ 강의에서 답변을 확인해 주세요.',
    en: 'Please read the answer on the page of ‘{title}’ by {company}.',
    cn: '请在{company}的“{title}”讲座页面查看答复。',
  },
});

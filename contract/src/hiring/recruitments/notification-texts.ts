import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const recruitmentNotificationTitles = defineNotificationTitles('recruitmentNotificationTitles', {
  RECRUITMENT_ENDED: {
    ko: '공고 모집이 끝났어요',
    en: 'A job posting has closed',
    cn: '招聘已截止',
  },
});

/** Texts below the titles. */
export const recruitmentNotificationTexts = defineTexts('recruitmentNotificationTexts', {
  RECRUITMENT_ENDED: {
    ko: '‘{subject}’ 공고예요. 지원자에게 결과를 알려 주세요.',
    en: '“{subject}”. Please let the applicants know the result.',
    cn: '职位“{subject}”。请将结果告知申请人。',
  },
});

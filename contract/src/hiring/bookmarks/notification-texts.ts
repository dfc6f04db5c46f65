import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/**
 * Titles of this module's notifications, also the subjects of their e-mails; `{name|이/가}` adds a particle.
 */
export const bookmarkNotificationTitles = defineNotificationTitles('bookmarkNotificationTitles', {
  LIKE_CLOSING: {
    ko: '관심 공고가 {day} 마감돼요',
    en: 'A job you like closes {day}',
    cn: '您关注的职位将于{day}截止',
  },
});

/** Texts below the titles. */
export const bookmarkNotificationTexts = defineTexts('bookmarkNotificationTexts', {
  LIKE_CLOSING: {
    ko: '{company} ‘{subject}’ 공고예요.',
    en: '“{subject}” at {company}',
    cn: '{company}的职位“{subject}”',
  },
});

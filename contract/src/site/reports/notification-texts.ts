import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const reportNotificationTitles = defineNotificationTitles('reportNotificationTitles', {
  REPORT_WEEKLY: {
    ko: '‘{name}’ 리포트가 도착했어요',
    en: 'Your report ‘{name}’',
    cn: '您的报告“{name}”',
  },
});

/** Texts below the titles. */
export const reportNotificationTexts = defineTexts('reportNotificationTexts', {
  REPORT_WEEKLY: {
    ko: '{period} {measure} {now}, 그 전 같은 일수 동안은 {before}.',
    en: '{measure} from {period}: {now}. The same number of days before: {before}.',
    cn: '{period}{measure}：{now}，此前同等天数：{before}。',
  },
});

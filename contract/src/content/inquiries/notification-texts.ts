import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications. */
export const inquiryNotificationTitles = defineNotificationTitles('inquiryNotificationTitles', {
  INQUIRY_SENT: {
    ko: '새 서비스 문의가 왔어요',
    en: 'A new service inquiry has arrived',
    cn: '收到新的服务咨询',
  },
});

/** Texts below the titles. */
export const inquiryNotificationTexts = defineTexts('inquiryNotificationTexts', {
  INQUIRY_SENT: {
    ko: '{number}번 서비스 문의가 답변을 기다리고 있어요.',
    en: 'Service inquiry no. {number} is waiting for an answer.',
    cn: '第{number}号服务咨询正在等待答复。',
  },
});

import {
  reportNotificationTexts as texts,
  reportNotificationTitles as titles,
} from '@ieum/contract/site/reports/notification-texts.ts';
import { notificationsWith } from '#foundation/notifications/public.ts';

const define = notificationsWith(titles, texts);

/** The figures are texts: numbers in the reader's notation with their unit. */
export const weeklyReport = define<{
  name: string;
  measure: string;
  period: string;
  now: string;
  before: string;
}>('REPORT_WEEKLY', {
  delivery: 'EMAIL_ALWAYS',
  isSubscribed: true,
  samples: {
    name: { ko: '지역별 공고', en: 'Postings by region', cn: '各地区招聘' },
    now: { ko: '12건', en: '12 postings', cn: '12个' },
    before: { ko: '9건', en: '9 postings', cn: '9个' },
  },
});

export const reportNotifications = [weeklyReport];

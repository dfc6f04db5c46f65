import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of the reminders of appointments, also the subjects of their e-mails. */
export const calendarNotificationTitles = defineNotificationTitles('calendarNotificationTitles', {
  APPOINTMENT_TOMORROW: {
    ko: '내일 일정이 있어요',
    en: 'You have an appointment tomorrow',
    cn: '您明天有日程',
  },
  APPOINTMENT_SOON: {
    ko: '30분 뒤에 일정이 시작해요',
    en: 'An appointment starts in 30 minutes',
    cn: '30分钟后有日程开始',
  },
});

/** Texts below the titles; `{date} {time}` is its beginning in Seoul. */
export const calendarNotificationTexts = defineTexts('calendarNotificationTexts', {
  APPOINTMENT_TOMORROW: {
    ko: '‘{title}’ 일정이 {date} {time}에 시작해요.',
    en: '“{title}” starts at {time} on {date}.',
    cn: '“{title}”将于{date} {time}开始。',
  },
  APPOINTMENT_SOON: {
    ko: '‘{title}’ 일정이 {time}에 시작해요.',
    en: '“{title}” starts at {time}.',
    cn: '“{title}”将于{time}开始。',
  },
});

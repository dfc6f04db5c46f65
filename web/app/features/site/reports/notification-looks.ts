import type { reportNotificationTitles as titles } from '@ieum/contract/site/reports/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconReportAnalytics from '~icons/tabler/report-analytics';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  REPORT_WEEKLY: { icon: IconReportAnalytics, hue: 'cobalt' },
};

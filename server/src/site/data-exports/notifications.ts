import { EXPORT_HOURS } from '@ieum/contract/site/data-exports/enums.ts';
import {
  dataExportNotificationTexts as texts,
  dataExportNotificationTitles as titles,
} from '@ieum/contract/site/data-exports/notification-texts.ts';
import { notificationsWith, type Notification } from '#foundation/notifications/public.ts';
import type { DataExportRow } from './tables.ts';

// Also by e-mail, because somebody else may have requested it with a stolen password.
const readyType = notificationsWith(titles, texts)<{ hours: number }>('DATA_EXPORT_READY', {
  delivery: 'EMAIL_ALWAYS',
  isImmediate: true,
});

export const dataExportNotifications = [readyType];

/** The notification that an archive can be downloaded. */
export const ready = ({ id, userId }: DataExportRow): Notification =>
  readyType({
    userId,
    params: { hours: EXPORT_HOURS },
    link: '/dashboard/password#data',
    key: `DATA_EXPORT_READY ${id}`,
    aboutUserId: null,
  });

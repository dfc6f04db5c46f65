import type { dataExportNotificationTitles as titles } from '@ieum/contract/site/data-exports/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconFileDownload from '~icons/tabler/file-download';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  DATA_EXPORT_READY: { icon: IconFileDownload, hue: 'cobalt' },
};

import type { bookmarkNotificationTitles as titles } from '@ieum/contract/hiring/bookmarks/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconAlarm from '~icons/tabler/alarm';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  LIKE_CLOSING: { icon: IconAlarm, hue: 'ember' },
};

import type { savedSearchNotificationTitles as titles } from '@ieum/contract/hiring/saved-searches/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconSearch from '~icons/tabler/search';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  SAVED_SEARCH_NEW: { icon: IconSearch, hue: 'cobalt' },
};

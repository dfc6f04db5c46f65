import type { flagNotificationTitles as titles } from '@ieum/contract/hiring/flags/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconFlag from '~icons/tabler/flag';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  FLAG_ACCEPTED: { icon: IconFlag, hue: 'jade' },
  FLAG_DISMISSED: { icon: IconFlag, hue: 'ink' },
};

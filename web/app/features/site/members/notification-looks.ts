import type { accountNotificationTitles as titles } from '@ieum/contract/site/members/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconBuilding from '~icons/tabler/building';
import IconCircleCheck from '~icons/tabler/circle-check';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  ACCOUNT_SUSPENDED: { icon: IconBuilding, hue: 'rose' },
  ACCOUNT_RESUMED: { icon: IconCircleCheck, hue: 'jade' },
};

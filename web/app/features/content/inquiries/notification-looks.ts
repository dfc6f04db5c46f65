import type { inquiryNotificationTitles as titles } from '@ieum/contract/content/inquiries/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconHeadset from '~icons/tabler/headset';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  INQUIRY_SENT: { icon: IconHeadset, hue: 'cobalt' },
};

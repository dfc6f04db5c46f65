import type { textingNotificationTitles as titles } from '@ieum/contract/live/textings/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconMessageX from '~icons/tabler/message-x';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  TEXTING_FAILED: { icon: IconMessageX, hue: 'rose' },
};

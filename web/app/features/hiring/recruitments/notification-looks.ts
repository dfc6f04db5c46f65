import type { recruitmentNotificationTitles as titles } from '@ieum/contract/hiring/recruitments/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconFlagOff from '~icons/tabler/flag-off';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  RECRUITMENT_ENDED: { icon: IconFlagOff, hue: 'ink' },
};

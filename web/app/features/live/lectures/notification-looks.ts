import type { lectureNotificationTitles as titles } from '@ieum/contract/live/lectures/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconMessageCheck from '~icons/tabler/message-check';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  LECTURE_ANSWERED: { icon: IconMessageCheck, hue: 'jade' },
};

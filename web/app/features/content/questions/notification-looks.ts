import type { questionNotificationTitles as titles } from '@ieum/contract/content/questions/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconHeadset from '~icons/tabler/headset';
import IconMessageCheck from '~icons/tabler/message-check';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  QUESTION_ANSWERED: { icon: IconMessageCheck, hue: 'jade' },
  QUESTION_ASKED: { icon: IconHeadset, hue: 'cobalt' },
  QUESTION_ASSIGNED: { icon: IconHeadset, hue: 'cobalt' },
};

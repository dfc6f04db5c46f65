import type { moderationNotificationTitles as titles } from '@ieum/contract/hiring/moderation/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconFlagOff from '~icons/tabler/flag-off';
import IconSend from '~icons/tabler/send';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  RECRUITMENT_BLOCKED: { icon: IconFlagOff, hue: 'rose' },
  RECRUITMENT_LIFTED: { icon: IconCircleCheck, hue: 'jade' },
  RECRUITMENT_REMOVED: { icon: IconFlagOff, hue: 'rose' },
  RECRUITMENT_CLOSED_BY_CONSOLE: { icon: IconFlagOff, hue: 'ink' },
  RECRUITMENT_CANCELED_BY_CONSOLE: { icon: IconFlagOff, hue: 'rose' },
  BLOCK_ANSWERED: { icon: IconSend, hue: 'ember' },
};

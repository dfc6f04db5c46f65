import type { approvalNotificationTitles as titles } from '@ieum/contract/foundation/approvals/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconCircleX from '~icons/tabler/circle-x';
import IconClockOff from '~icons/tabler/clock-off';
import IconUserQuestion from '~icons/tabler/user-question';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  APPROVAL_REQUESTED: { icon: IconUserQuestion, hue: 'cobalt' },
  APPROVAL_APPROVED: { icon: IconCircleCheck, hue: 'jade' },
  APPROVAL_REJECTED: { icon: IconCircleX, hue: 'rose' },
  APPROVAL_EXPIRED: { icon: IconClockOff, hue: 'ink' },
};

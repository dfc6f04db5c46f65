import type { secondFactorNotificationTitles as titles } from '@ieum/contract/account/second-factors/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconKey from '~icons/tabler/key';
import IconShieldOff from '~icons/tabler/shield-off';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  SECOND_FACTOR_REMOVED: { icon: IconShieldOff, hue: 'rose' },
  RECOVERY_CODE_USED: { icon: IconKey, hue: 'ember' },
};

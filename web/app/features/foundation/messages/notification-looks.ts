import type { advertisingNotificationTitles as titles } from '@ieum/contract/foundation/messages/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconSpeakerphone from '~icons/tabler/speakerphone';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  ADVERTISING_AGREED: { icon: IconSpeakerphone, hue: 'cobalt' },
  ADVERTISING_REFUSED: { icon: IconSpeakerphone, hue: 'ink' },
  ADVERTISING_KEPT: { icon: IconSpeakerphone, hue: 'ink' },
};

import type { applicationNotificationTitles as titles } from '@ieum/contract/hiring/applications/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconAlarm from '~icons/tabler/alarm';
import IconCalendarEvent from '~icons/tabler/calendar-event';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconEye from '~icons/tabler/eye';
import IconFlagOff from '~icons/tabler/flag-off';
import IconSend from '~icons/tabler/send';
import IconUserMinus from '~icons/tabler/user-minus';
import IconUserPlus from '~icons/tabler/user-plus';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  APPLICATION_RECEIVED: { icon: IconSend, hue: 'cobalt' },
  APPLICATION_VIEWED: { icon: IconEye, hue: 'cobalt' },
  APPLICATION_REVIEWING: { icon: IconEye, hue: 'iris' },
  APPLICATION_MEETING: { icon: IconCalendarEvent, hue: 'iris' },
  APPLICATION_ACCEPTED: { icon: IconCircleCheck, hue: 'jade' },
  APPLICATION_CLOSED: { icon: IconFlagOff, hue: 'ink' },
  RECRUITMENT_CANCELED: { icon: IconFlagOff, hue: 'rose' },
  RECRUITMENT_FINISHED: { icon: IconFlagOff, hue: 'ink' },
  DRAFT_CLOSING: { icon: IconAlarm, hue: 'ember' },
  APPLICANT_NEW: { icon: IconUserPlus, hue: 'cobalt' },
  APPLICANT_REVOKED: { icon: IconUserMinus, hue: 'ink' },
};

import type { calendarNotificationTitles as titles } from '@ieum/contract/live/calendar/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconCalendarClock from '~icons/tabler/calendar-clock';
import IconClock from '~icons/tabler/clock';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  APPOINTMENT_TOMORROW: { icon: IconCalendarClock, hue: 'iris' },
  APPOINTMENT_SOON: { icon: IconClock, hue: 'ember' },
};

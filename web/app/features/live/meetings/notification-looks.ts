import type { meetingNotificationTitles as titles } from '@ieum/contract/live/meetings/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconCalendarCheck from '~icons/tabler/calendar-check';
import IconCalendarClock from '~icons/tabler/calendar-clock';
import IconCalendarX from '~icons/tabler/calendar-x';
import IconMapPin from '~icons/tabler/map-pin';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  MEETING_PROPOSED: { icon: IconCalendarClock, hue: 'iris' },
  MEETING_APPROVED: { icon: IconCalendarCheck, hue: 'jade' },
  MEETING_MOVED: { icon: IconCalendarClock, hue: 'ember' },
  MEETING_PLACE: { icon: IconMapPin, hue: 'ember' },
  MEETING_CANCELED: { icon: IconCalendarX, hue: 'ink' },
  MEETING_PICKED: { icon: IconCalendarClock, hue: 'iris' },
  MEETING_CHANGED: { icon: IconCalendarClock, hue: 'ember' },
  MEETING_DECLINED: { icon: IconCalendarX, hue: 'ink' },
};

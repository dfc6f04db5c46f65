import type { AppointmentKind } from '@ieum/contract/live/calendar/enums.ts';
import type { Icon } from '#ui/icon/create-icon.tsx';
import IconSchool from '~icons/tabler/school';
import IconUsers from '~icons/tabler/users';
import IconVideo from '~icons/tabler/video';

/** The icon of each kind of appointment; the hue is in the style sheets. */
export const kindIcons: Record<AppointmentKind, Icon> = {
  MEETING: IconUsers,
  INTERVIEW: IconVideo,
  LECTURE: IconSchool,
};

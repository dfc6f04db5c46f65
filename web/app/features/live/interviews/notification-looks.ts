import type { interviewNotificationTitles as titles } from '@ieum/contract/live/interviews/notification-texts.ts';
import type { KindLook } from '#features/foundation/notifications/kind-look.ts';
import IconUsers from '~icons/tabler/users';
import IconVideo from '~icons/tabler/video';
import IconVideoOff from '~icons/tabler/video-off';

/** How the inbox shows this module's kinds of notification. */
export const notificationLooks: Record<keyof typeof titles, KindLook> = {
  INTERVIEW_INVITED: { icon: IconVideo, hue: 'iris' },
  INTERVIEW_OPENED: { icon: IconVideo, hue: 'jade' },
  INTERVIEW_MOVED: { icon: IconVideo, hue: 'ember' },
  INTERVIEW_CANCELED: { icon: IconVideoOff, hue: 'ink' },
  INTERVIEW_LEFT: { icon: IconUsers, hue: 'ink' },
  INTERVIEW_DECLINED: { icon: IconVideoOff, hue: 'ink' },
  INTERVIEW_INTERVIEWER: { icon: IconUsers, hue: 'iris' },
  INTERVIEW_NEXT: { icon: IconVideo, hue: 'ember' },
};

import {
  textingNotificationTexts as texts,
  textingNotificationTitles as titles,
} from '@ieum/contract/live/textings/notification-texts.ts';
import { notificationsWith } from '#foundation/notifications/public.ts';

const define = notificationsWith(titles, texts);
/** The sender is notified in the inbox alone: another message might fail as well. */
export const textingFailed = define<{ title: string }>('TEXTING_FAILED', { delivery: 'NEVER' });

import {
  flagNotificationTexts as texts,
  flagNotificationTitles as titles,
} from '@ieum/contract/hiring/flags/notification-texts.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import type { FlagRow } from './tables.ts';

const define = notificationsWith(titles, texts);
const accepted = define<{ subject: string }>('FLAG_ACCEPTED', { delivery: 'NEVER' });
const dismissed = define<{ subject: string }>('FLAG_DISMISSED', { delivery: 'NEVER' });

export const flagNotifications = [accepted, dismissed];

/** Notifies those who reported of the outcome, without the reason and without each other. */
export const notifyReporters = (
  work: Work,
  { notify }: Notifier,
  { decided, subject }: { decided: readonly FlagRow[]; subject: string },
): Promise<void> =>
  notify(
    work,
    decided.map(({ id, userId, recruitmentId, companyId, state }) =>
      (state === 'ACCEPTED' ? accepted : dismissed)({
        userId,
        params: { subject },
        // A hidden recruitment has no page any more.
        link:
          recruitmentId && state === 'DISMISSED'
            ? `/recruitments/${recruitmentId}`
            : `/companies/${companyId}`,
        key: `FLAG ${id}`,
        aboutUserId: null,
      }),
    ),
  );

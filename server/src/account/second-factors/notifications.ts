import {
  secondFactorNotificationTexts as texts,
  secondFactorNotificationTitles as titles,
} from '@ieum/contract/account/second-factors/notification-texts.ts';
import { recoveryCodeUsed } from '#account/auth/public.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';

const define = notificationsWith(titles, texts);
/** An administrator's second factor was removed by an owner. */
export const factorRemoved = define<{ owner: string; reason: string }>('SECOND_FACTOR_REMOVED', {
  delivery: 'EMAIL_ALWAYS',
  isImmediate: true,
});
const codeUsed = define<{ left: number }>('RECOVERY_CODE_USED', {
  delivery: 'EMAIL_ALWAYS',
  isImmediate: true,
});

export const secondFactorNotifications = [factorRemoved, codeUsed];

export const secondFactorJobs = ({ notify }: Notifier): Job[] => [
  jobOn(recoveryCodeUsed, {
    name: 'notify-recovery-code',
    transaction: 'write',
    run: (work, { userId, left, at }) =>
      notify(work, [
        codeUsed({
          userId,
          params: { left },
          link: '/console/password',
          key: `RECOVERY_CODE_USED ${userId} ${at}`,
          aboutUserId: null,
        }),
      ]),
  }),
];

import { eq } from 'drizzle-orm';
import {
  accountNotificationTexts as texts,
  accountNotificationTitles as titles,
} from '@ieum/contract/site/members/notification-texts.ts';
import { users } from '#account/users/tables.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { accountStatusSet, type StatusSet } from './events.ts';

const define = notificationsWith(titles, texts);
/** It is sent to a member who cannot log in, so a link would only lead to the login. */
const suspended = define<{ reason: string; contact: string }>('ACCOUNT_SUSPENDED', {
  delivery: 'ALWAYS',
  hasNoLink: true,
  samples: {
    reason: {
      ko: '사실과 다른 경력을 여러 번 올렸어요',
      en: 'False work experience was published several times',
      cn: '多次发布不实的工作经历',
    },
  },
});
const resumed = define<Record<never, string>>('ACCOUNT_RESUMED', { delivery: 'EMAIL_ALWAYS' });

export const memberNotifications = [suspended, resumed];

export const memberJobs = (notifier: Notifier): Job[] => [
  jobOn(accountStatusSet, {
    name: 'tell-account-status',
    transaction: 'write',
    run: (work, set) => notifyStatus(work, notifier, set),
  }),
];

/**
 * Notifies a member that the account was suspended, why and whom to ask, or that the suspension was lifted.
 */
async function notifyStatus(
  work: Work,
  { notify }: Notifier,
  { userId, status, reason, contact, at }: StatusSet,
): Promise<void> {
  const [user] = await work.db.select({ isConsole: users.isConsole }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const link = user.isConsole ? '/console' : '/dashboard';
  const common = { userId, link, key: `ACCOUNT_${status} ${userId} ${at}`, aboutUserId: null };
  await notify(work, [
    status === 'BLOCKED'
      ? suspended({ ...common, params: { reason, contact } })
      : resumed({ ...common, params: {} }),
  ]);
}

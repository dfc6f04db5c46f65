import { and, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { advertisingConsentChanged } from '#foundation/messages/public.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { confirmConsents, notifyConsent } from './advertising.ts';
import type { Notifier } from './notifier.ts';
import { inboxItems } from './tables.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const REFRESHED_AT_ONCE = 500;
const READ_RETENTION = 90 * DAY;
const ALL_RETENTION = 365 * DAY;

interface Deps {
  notifier: Notifier;
  refreshUnread: (userIds: readonly string[]) => Promise<void>;
}

export const inboxJobs = ({ notifier, refreshUnread }: Deps): Job[] => [
  jobOn(advertisingConsentChanged, {
    name: 'tell-advertising-consent',
    transaction: 'write',
    run: (work, change) => notifyConsent(work, notifier, change),
  }),
  {
    name: 'confirm-advertising-consents',
    cron: '30 9 * * *',
    transaction: 'manual',
    run: (work) => confirmConsents(work, notifier),
  },
  {
    name: 'ring-in-the-morning',
    cron: '0 8 * * *',
    transaction: 'manual',
    run: (work) => refreshInTheMorning(work, refreshUnread),
  },
  { name: 'sweep-inbox', cron: '10 4 * * *', transaction: 'write', run: sweep },
];

/** Refreshes the unread count of members with notifications written at night; safe to run twice. */
async function refreshInTheMorning({ db, now }: Work, refreshUnread: Deps['refreshUnread']): Promise<void> {
  const rows = await db
    .selectDistinct({ userId: inboxItems.userId })
    .from(inboxItems)
    .where(
      and(
        isNull(inboxItems.readAt),
        lte(inboxItems.createdAt, now),
        gt(inboxItems.createdAt, addSeconds(now, -HOUR)),
      ),
    );
  for (let from = 0; from < rows.length; from += REFRESHED_AT_ONCE)
    await refreshUnread(rows.slice(from, from + REFRESHED_AT_ONCE).map(({ userId }) => userId));
}

/** Deletes read items after 90 days, all others after a year. */
async function sweep({ db, now }: Work): Promise<void> {
  await db
    .delete(inboxItems)
    .where(
      or(
        lt(inboxItems.createdAt, addSeconds(now, -ALL_RETENTION)),
        and(isNotNull(inboxItems.readAt), lt(inboxItems.createdAt, addSeconds(now, -READ_RETENTION))),
      ),
    );
}

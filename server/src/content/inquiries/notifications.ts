import { eq } from 'drizzle-orm';
import {
  inquiryNotificationTexts as texts,
  inquiryNotificationTitles as titles,
} from '@ieum/contract/content/inquiries/notification-texts.ts';
import { listAdministratorsWith } from '#account/users/public.ts';
import { notificationsWith, type Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { inquirySent } from './events.ts';
import { serviceInquiries } from './tables.ts';

const define = notificationsWith(titles, texts);
// The inbox alone, because anybody can send inquiries without an account.
const sent = define<{ number: string }>('INQUIRY_SENT', { delivery: 'NEVER' });

export const inquiryNotifications = [sent];

const keyOf = (inquiryId: string) => `INQUIRY_SENT ${inquiryId}`;

export const notifyingJobs = (notifier: Notifier): Job[] => [
  jobOn(inquirySent, {
    name: 'notify-inquiry-sent',
    transaction: 'write',
    run: (work, { inquiryId }) => notifySent(work, notifier, inquiryId),
  }),
];

/** Notifies the administrators who may answer, while the inquiry waits; its number names nobody. */
async function notifySent(work: Work, { notify }: Notifier, inquiryId: string): Promise<void> {
  const [row] = await work.db.select().from(serviceInquiries).where(eq(serviceInquiries.id, inquiryId));
  if (row?.state !== 'ANSWER_AWAITING') return;
  const administrators = await listAdministratorsWith(work.db, 'support.write');
  await notify(
    work,
    administrators.map(({ id: userId }) =>
      sent({
        userId,
        params: { number: String(row.number) },
        link: `/console/center/service-inquiry-forms?id=${row.id}`,
        key: keyOf(row.id),
        aboutUserId: row.userId,
      }),
    ),
  );
}

/** Withdraws the unread notifications of an inquiry that waits no longer. */
export const withdrawSent = (work: Work, { withdraw }: Notifier, inquiryId: string): Promise<void> =>
  withdraw(work, [keyOf(inquiryId)]);

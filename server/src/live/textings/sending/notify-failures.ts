import { eq } from 'drizzle-orm';
import { messageFailed } from '#foundation/messages/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { textingFailed } from '../notifications.ts';
import { textingOf } from './message-topic.ts';
import { textings } from '../tables.ts';

/** Notifies the sender, once for each text message, when messages to addressees failed. */
export const failureJob = (notifier: Notifier): Job =>
  jobOn(messageFailed, {
    name: 'notify-texting-failed',
    transaction: 'write',
    run: async (work, { topic }) => {
      const textingId = textingOf(topic);
      if (textingId) await notifySender(work, notifier, textingId);
    },
  });

async function notifySender(work: Work, { notify }: Notifier, textingId: string): Promise<void> {
  const [row] = await work.db
    .select({ senderId: textings.senderId, title: recruitments.subject })
    .from(textings)
    .innerJoin(recruitments, eq(recruitments.id, textings.recruitmentId))
    .where(eq(textings.id, textingId));
  if (!row?.senderId) return;
  const { senderId, title } = row;
  await notify(work, [
    textingFailed({
      userId: senderId,
      params: { title },
      link: '/dashboard/meetings?tab=textings',
      key: `TEXTING_FAILED ${textingId}`,
      aboutUserId: null,
    }),
  ]);
}

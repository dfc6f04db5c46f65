import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import { addSeconds } from '#kit/dates.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { deliverMessage, type DeliveryDeps } from './deliver.ts';
import { messageQueued } from './events.ts';
import { messages } from './tables.ts';

const AT_ONCE = 500;
const RETENTION_SECONDS = 365 * 24 * 60 * 60;

export const messageJobs = (deps: DeliveryDeps): Job[] => [
  jobOn(messageQueued, {
    name: 'deliver-message',
    transaction: 'manual',
    run: (work, { messageId }) => deliverMessage(work, deps, messageId),
  }),
  {
    name: 'release-messages',
    // 08:00 in Seoul, when the quiet hours end; the later runs catch up after an outage at night.
    cron: '*/5 * * * *',
    transaction: 'write',
    run: releaseDue,
  },
  {
    name: 'sweep-messages',
    cron: '50 4 * * *',
    transaction: 'write',
    run: async ({ db, now }) => {
      await db.delete(messages).where(lt(messages.createdAt, addSeconds(now, -RETENTION_SECONDS)));
    },
  },
];

/** Queues the messages that waited for the morning. */
async function releaseDue(work: Work): Promise<void> {
  const due = work.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, 'QUEUED'), lte(messages.nextAttemptAt, work.now)))
    .orderBy(messages.nextAttemptAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const released = await work.db
    .update(messages)
    .set({ nextAttemptAt: null })
    .where(inArray(messages.id, due))
    .returning({ id: messages.id });
  await work.emit(...released.map(({ id }) => messageQueued({ messageId: id })));
}

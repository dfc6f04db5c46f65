import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { messages } from './tables.ts';

/** Waits to be sent and contains no code or password. */
const isWaiting = (messageId: string) =>
  and(eq(messages.id, messageId), eq(messages.state, 'QUEUED'), eq(messages.isSecret, false));

/** Changes when a waiting message is sent; false when it was sent or withheld. */
export async function rescheduleMessage(
  { db }: Pick<Work, 'db'>,
  messageId: string,
  leavesAt: Date,
): Promise<boolean> {
  const moved = await db
    .update(messages)
    .set({ nextAttemptAt: leavesAt })
    .where(isWaiting(messageId))
    .returning({ id: messages.id });
  return moved.length > 0;
}

/** Stops a waiting message for good; false when it was sent or withheld. */
export async function stopMessage({ db }: Pick<Work, 'db'>, messageId: string): Promise<boolean> {
  const stopped = await db
    .update(messages)
    .set({ state: 'WITHHELD', withheldReason: 'STOPPED', nextAttemptAt: null })
    .where(isWaiting(messageId))
    .returning({ id: messages.id });
  return stopped.length > 0;
}

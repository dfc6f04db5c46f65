import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import type { UserRow } from '#account/users/tables.ts';
import { messageQueued } from './events.ts';
import { rowOf, type Content } from './queue.ts';
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

/** Stops all waiting messages of a dispatch; returns how many. */
export async function stopDispatch({ db }: Pick<Work, 'db'>, dispatchId: string): Promise<number> {
  const stopped = await db
    .update(messages)
    .set({ state: 'WITHHELD', withheldReason: 'STOPPED', nextAttemptAt: null })
    .where(and(eq(messages.dispatchId, dispatchId), eq(messages.state, 'QUEUED')))
    .returning({ id: messages.id });
  return stopped.length;
}

/** Stops all waiting messages about any of these topics; returns how many. */
export async function stopTopics({ db }: Pick<Work, 'db'>, topics: readonly string[]): Promise<number> {
  if (topics.length === 0) return 0;
  const stopped = await db
    .update(messages)
    .set({ state: 'WITHHELD', withheldReason: 'STOPPED', nextAttemptAt: null })
    .where(and(inArray(messages.topic, [...topics]), eq(messages.state, 'QUEUED')))
    .returning({ id: messages.id });
  return stopped.length;
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

/**
 * Gives a waiting message of a dispatch another text, channel or recipient; false when an attempt to send it
 * was made, or when it belongs to no dispatch.
 */
export async function rewriteMessage(
  work: Pick<Work, 'db' | 'emit'>,
  messageId: string,
  { account, content }: { account: Pick<UserRow, 'id' | 'phone' | 'email'>; content: Content },
): Promise<boolean> {
  const isUntouched = and(isWaiting(messageId), isNotNull(messages.dispatchId), eq(messages.attempts, 0));
  const [message] = await work.db
    .update(messages)
    .set({ subject: null, mailContent: null, ...rowOf(account, content) })
    .where(isUntouched)
    .returning({ state: messages.state, nextAttemptAt: messages.nextAttemptAt });
  // A delivery that saw the earlier channel or address leaves it to the next.
  if (message?.state === 'QUEUED' && !message.nextAttemptAt) await work.emit(messageQueued({ messageId }));
  return message !== undefined;
}

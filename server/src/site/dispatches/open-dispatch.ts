import { eq } from 'drizzle-orm';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { one } from '#kit/db/rows.ts';
import type { Administrator, AdministratorContext } from '#kit/context.ts';
import { requestFingerprint } from '#kit/request-fingerprint.ts';
import { dispatches, type DispatchRow, type GroupPlan } from './tables.ts';

interface NewDispatch {
  channel: MessageChannel;
  addresseeCount: number;
  /** Everything that makes the request what it is. */
  request: readonly unknown[];
  /** The caller's idempotency key; without one, the minute. */
  key: string | undefined;
  /** In whose name it is sent; the caller by default. */
  sender?: Pick<Administrator, 'userId' | 'username'>;
  /** The messages that a job is to write. */
  plan?: GroupPlan;
}

/**
 * Records a dispatch, once however often the same request arrives: `isNew` is false for a repeated one, whose
 * messages exist already.
 */
export async function openDispatch(
  { db, actor, now }: AdministratorContext,
  { channel, addresseeCount, request, key, sender = actor, plan }: NewDispatch,
): Promise<{ row: DispatchRow; isNew: boolean }> {
  const content = [channel, ...request];
  const fingerprint = requestFingerprint({ callerId: sender.userId, key, now, content });
  const [row] = await db
    .insert(dispatches)
    .values({
      senderId: sender.userId,
      senderName: sender.username,
      channel,
      addresseeCount,
      fingerprint,
      plan,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return { row, isNew: true };
  const earlier = await db.select().from(dispatches).where(eq(dispatches.fingerprint, fingerprint));
  return { row: one(earlier), isNew: false };
}

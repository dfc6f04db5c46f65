import { and, inArray, isNull } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { withdrawMessages } from '#foundation/messages/public.ts';
import type { NotifyDeps } from './notify/notify.ts';
import { inboxItems } from './tables.ts';

/** Takes back what was told and no longer holds, while nobody has read it: the items and the messages that still wait. */
export async function withdraw(work: Work, { ring }: NotifyDeps, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const gone = await work.db
    .delete(inboxItems)
    .where(and(inArray(inboxItems.key, [...keys]), isNull(inboxItems.readAt)))
    .returning({ id: inboxItems.id, userId: inboxItems.userId });
  if (gone.length === 0) return;
  await withdrawMessages(
    work,
    gone.map(({ id }) => id),
  );
  work.afterCommit(() => ring(gone.map(({ userId }) => userId)));
}

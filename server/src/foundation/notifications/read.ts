import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Actor, ContextOf } from '#kit/context.ts';
import { inboxItems, type InboxItemRow } from './tables.ts';

/** Marks an item as read; the time of the first reading is stored. */
export async function readItem({ db, now }: ContextOf<Actor>, { id }: InboxItemRow): Promise<void> {
  await db
    .update(inboxItems)
    .set({ readAt: now })
    .where(and(eq(inboxItems.id, id), isNull(inboxItems.readAt)));
}

/** Marks all of a member's items until now as read. */
export async function readAllItems({ db, now, actor }: ContextOf<Actor>): Promise<void> {
  await db
    .update(inboxItems)
    .set({ readAt: now })
    .where(
      and(eq(inboxItems.userId, actor.userId), isNull(inboxItems.readAt), lte(inboxItems.createdAt, now)),
    );
}

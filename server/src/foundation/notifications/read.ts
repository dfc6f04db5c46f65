import { and, eq, isNull, lte } from 'drizzle-orm';
import type { MemberContext } from '#kit/context.ts';
import { inboxItems, type InboxItemRow } from './tables.ts';

/** Marks an item as read; the time of the first reading is stored. */
export async function readItem({ db, now }: MemberContext, { id }: InboxItemRow): Promise<void> {
  await db
    .update(inboxItems)
    .set({ readAt: now })
    .where(and(eq(inboxItems.id, id), isNull(inboxItems.readAt)));
}

/** Marks all of a member's items until now as read. */
export async function readAllItems({ db, now, actor }: MemberContext): Promise<void> {
  await db
    .update(inboxItems)
    .set({ readAt: now })
    .where(
      and(eq(inboxItems.userId, actor.userId), isNull(inboxItems.readAt), lte(inboxItems.createdAt, now)),
    );
}

import { eq, or } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { inboxItems } from './tables.ts';

/** What they were told, and what others were told of them by name. */
export const eraseInbox: Eraser = async ({ db }, { userId }) => {
  await db.delete(inboxItems).where(or(eq(inboxItems.userId, userId), eq(inboxItems.aboutUserId, userId)));
};

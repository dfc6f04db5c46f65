import { eq, or } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { inboxItems } from './tables.ts';

/** Deletes their notifications, and those of others that name them. */
export const eraseInbox: Eraser = async ({ db }, { userId }) => {
  await db.delete(inboxItems).where(or(eq(inboxItems.userId, userId), eq(inboxItems.aboutUserId, userId)));
};

import { eq, inArray, or } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { messages, messageSettings } from '../tables.ts';

/**
 * Deletes messages to them and messages to others that name them. Consents stay as proof and contain no name.
 */
export const eraseMessages: Eraser = async ({ db }, { userId, phone, email }) => {
  const addresses = [phone, email].filter(Boolean);
  const isTheirs = or(eq(messages.userId, userId), eq(messages.aboutUserId, userId));
  await db
    .delete(messages)
    .where(addresses.length > 0 ? or(isTheirs, inArray(messages.to, addresses)) : isTheirs);
  await db.delete(messageSettings).where(eq(messageSettings.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { chatRooms } from './tables.ts';

/** Deletes their conversations with all messages. */
export const eraseChat: Eraser = async ({ db }, { userId }) => {
  await db.delete(chatRooms).where(eq(chatRooms.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { sessions } from './tables.ts';

/** Deletes their sessions and tokens. */
export const eraseSessions: Eraser = async ({ db }, { userId }) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

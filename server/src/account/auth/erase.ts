import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { secondFactors, sessions } from './tables.ts';

/** Deletes their sessions, tokens and second factor. */
export const eraseSessions: Eraser = async ({ db }, { userId }) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
};

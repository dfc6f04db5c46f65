import { eq } from 'drizzle-orm';
import type { Forget } from '#kit/leaver.ts';
import { sessions } from './tables.ts';

/** Where they logged in, with their tokens. */
export const forgetSessions: Forget = async ({ db }, { userId }) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Forget } from '#kit/leaver.ts';
import { resumes } from './tables.ts';

/** Their resume. */
export const forgetResume: Forget = async ({ db }, { userId }) => {
  await db.delete(resumes).where(eq(resumes.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { resumes } from './tables.ts';

export const eraseResume: Eraser = async ({ db }, { userId }) => {
  await db.delete(resumes).where(eq(resumes.userId, userId));
};

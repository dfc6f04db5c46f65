import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { questionQuotas, questions } from './tables.ts';

/** Deletes their questions with the answers; the files are deleted with their other uploads. */
export const eraseQuestions: Eraser = async ({ db }, { userId }) => {
  await db.delete(questions).where(eq(questions.userId, userId));
  await db.delete(questionQuotas).where(eq(questionQuotas.userId, userId));
};

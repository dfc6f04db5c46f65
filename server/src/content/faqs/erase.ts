import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { faqVotes } from './tables.ts';

/** Their votes stay in the counts, without their name and their reasons. */
export const eraseFaqVotes: Eraser = async ({ db }, { userId }) => {
  await db.update(faqVotes).set({ userId: null, reason: '' }).where(eq(faqVotes.userId, userId));
};

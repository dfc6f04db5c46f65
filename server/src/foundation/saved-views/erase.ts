import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { savedViews } from './tables.ts';

/** Deletes their saved views. */
export const eraseSavedViews: Eraser = async ({ db }, { userId }) => {
  await db.delete(savedViews).where(eq(savedViews.userId, userId));
};

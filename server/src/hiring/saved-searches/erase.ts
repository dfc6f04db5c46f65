import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { savedSearches } from './tables.ts';

export const eraseSavedSearches: Eraser = async ({ db }, { userId }) => {
  await db.delete(savedSearches).where(eq(savedSearches.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { savedSearches, type SavedSearchRow } from './tables.ts';

/** Deletes a saved search. */
export async function removeSearch(db: Db, { id }: SavedSearchRow): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.id, id));
}

import { eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

/** Deletes a saved view. */
export async function removeView(db: Db, { id }: SavedViewRow): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.id, id));
}

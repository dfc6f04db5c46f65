import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { rejectTakenName, type ViewDraft } from './create.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

type ViewChange = { [K in Exclude<keyof ViewDraft, 'list'> | 'isDefault']?: SavedViewRow[K] | undefined };

/** Changes a view, whose list is locked; a new default takes the place of the one before. */
export async function reviseView(
  db: Db,
  { id, userId, list }: SavedViewRow,
  change: ViewChange,
): Promise<SavedViewRow> {
  if (change.isDefault) {
    await db
      .update(savedViews)
      .set({ isDefault: false })
      .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list), eq(savedViews.isDefault, true)));
  }
  return one(
    await db.update(savedViews).set(change).where(eq(savedViews.id, id)).returning().catch(rejectTakenName),
  );
}

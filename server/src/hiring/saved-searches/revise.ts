import { eq } from 'drizzle-orm';
import { savedSearchTexts as m } from '@ieum/contract/hiring/saved-searches/texts.ts';
import type { Work } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { savedSearches, type SavedSearchRow } from './tables.ts';

export const rejectTakenName = rejectTaken('saved_searches_name', 'name', m.nameTaken);

export type SearchChange = { [K in 'name' | 'isNotified']?: SavedSearchRow[K] | undefined };

/** Renames a search or turns its notification on or off; what was published while it was off is not new. */
export async function reviseSearch(
  { db, now }: Pick<Work, 'db' | 'now'>,
  before: SavedSearchRow,
  { name = before.name, isNotified = before.isNotified }: SearchChange,
): Promise<SavedSearchRow> {
  const seenUntil = isNotified && !before.isNotified ? now : before.seenUntil;
  return one(
    await db
      .update(savedSearches)
      .set({ name, isNotified, seenUntil })
      .where(eq(savedSearches.id, before.id))
      .returning()
      .catch(rejectTakenName),
  );
}

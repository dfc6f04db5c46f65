import { eq } from 'drizzle-orm';
import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import { savedSearchTexts as m } from '@ieum/contract/hiring/saved-searches/texts.ts';
import type { PersonContext } from '#kit/context.ts';
import { insertInFreePlace } from '#kit/db/free-place.ts';
import { rejectTakenName } from './revise.ts';
import { savedSearches, type SavedSearchRow } from './tables.ts';

type Draft = Pick<SavedSearchRow, 'name' | 'filter'>;

/** Saves a search; what is published from now on is new to its person. */
export function createSearch({ db, actor, now }: PersonContext, draft: Draft): Promise<SavedSearchRow> {
  const values = { ...draft, userId: actor.userId, seenUntil: now, createdAt: now };
  return insertInFreePlace(db, {
    column: savedSearches.place,
    isOwned: eq(savedSearches.userId, actor.userId),
    max: savedSearchBounds.searches,
    full: m.tooMany,
    insert: (place) =>
      db
        .insert(savedSearches)
        .values({ ...values, place })
        .onConflictDoNothing({ target: [savedSearches.userId, savedSearches.place] })
        .returning()
        .catch(rejectTakenName),
  });
}

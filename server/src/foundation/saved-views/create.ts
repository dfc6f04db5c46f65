import { eq, sql } from 'drizzle-orm';
import { savedViewBounds } from '@ieum/contract/foundation/saved-views/enums.ts';
import { savedViewTexts as m } from '@ieum/contract/foundation/saved-views/texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { insertInFreePlace } from '#kit/db/free-place.ts';
import { newId } from '#kit/db/ids.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

export const rejectTakenName = rejectTaken('saved_views_name', 'name', m.nameTaken);

/** A view of a list as an administrator saves it. */
export type ViewDraft = Pick<SavedViewRow, 'list' | 'name' | 'query' | 'order' | 'hidden' | 'density'>;

/** Saves a view in the first free place of its list; 409 when none is free. */
export function createView(
  { db, actor, now }: AdministratorContext,
  draft: ViewDraft,
): Promise<SavedViewRow> {
  const values = { ...draft, id: newId(), userId: actor.userId, createdAt: now };
  return insertInFreePlace(db, {
    column: savedViews.place,
    isOwned: sql`${eq(savedViews.userId, actor.userId)} and ${eq(savedViews.list, draft.list)}`,
    max: savedViewBounds.views,
    full: m.tooMany,
    insert: (place) =>
      db
        .insert(savedViews)
        .values({ ...values, place })
        .onConflictDoNothing({ target: [savedViews.userId, savedViews.list, savedViews.place] })
        .returning()
        .catch(rejectTakenName),
  });
}

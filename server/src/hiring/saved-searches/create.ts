import { sql } from 'drizzle-orm';
import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import { savedSearchTexts as m } from '@ieum/contract/hiring/saved-searches/texts.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { rejectTakenName } from './revise.ts';
import { savedSearches, type SavedSearchRow } from './tables.ts';

type Draft = Pick<SavedSearchRow, 'name' | 'filter'>;
const PLACES = savedSearchBounds.searches;

/** Saves a search; what is published from now on is new to its person. */
export async function createSearch(ctx: PersonContext, draft: Draft): Promise<SavedSearchRow> {
  // A concurrent call may take the place that was free, but each takes one of the places that are left.
  for (let attempt = 0; attempt < PLACES; attempt += 1) {
    const place = await findFreePlace(ctx);
    if (place === undefined) break;
    const [row] = await ctx.db
      .insert(savedSearches)
      .values({ ...draft, place, userId: ctx.actor.userId, seenUntil: ctx.now, createdAt: ctx.now })
      .onConflictDoNothing({ target: [savedSearches.userId, savedSearches.place] })
      .returning()
      .catch(rejectTakenName);
    if (row) return row;
  }
  throw new AppError('conflict', m.tooMany);
}

/** The first place that none of the caller's searches has. */
async function findFreePlace({ db, actor }: PersonContext): Promise<number | undefined> {
  const places = sql`generate_series(1, ${PLACES}::int) as places(place)`;
  const [row] = await db
    .select({ place: sql<number | null>`min(places.place)::int` })
    .from(places)
    .where(
      sql`not exists (select 1 from ${savedSearches} s where s.user_id = ${actor.userId} and s.place = places.place)`,
    );
  return row?.place ?? undefined;
}

import { sql } from 'drizzle-orm';
import { savedViewBounds } from '@ieum/contract/foundation/saved-views/enums.ts';
import { savedViewTexts as m } from '@ieum/contract/foundation/saved-views/texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { AppError } from '#kit/errors.ts';
import { savedViews, type SavedViewRow } from './tables.ts';

export const rejectTakenName = rejectTaken('saved_views_name', 'name', m.nameTaken);

/** A view of a list as an administrator saves it. */
export type ViewDraft = Pick<SavedViewRow, 'list' | 'name' | 'query' | 'order' | 'hidden' | 'density'>;

const SLOTS = savedViewBounds.views;

/** Saves a view in the list's first free slot; 409 when none is free. */
export async function createView(ctx: AdministratorContext, draft: ViewDraft): Promise<SavedViewRow> {
  const owned = { ...draft, userId: ctx.actor.userId };
  // A concurrent call may take the slot that was free, but each takes one of those that are left.
  for (let attempt = 0; attempt < SLOTS; attempt += 1) {
    const slot = await findFreeSlot(ctx, draft.list);
    if (slot === undefined) break;
    const [row] = await ctx.db
      .insert(savedViews)
      .values({ ...owned, id: newId(), slot, createdAt: ctx.now })
      .onConflictDoNothing({ target: [savedViews.userId, savedViews.list, savedViews.slot] })
      .returning()
      .catch(rejectTakenName);
    if (row) return row;
  }
  throw new AppError('conflict', m.tooMany);
}

async function findFreeSlot({ db, actor }: AdministratorContext, list: string): Promise<number | undefined> {
  const slots = sql`generate_series(1, ${SLOTS}::int) as slots(slot)`;
  const [row] = await db
    .select({ slot: sql<number | null>`min(slots.slot)::int` })
    .from(slots)
    .where(
      sql`not exists (select 1 from ${savedViews} v where v.user_id = ${actor.userId} and v.list = ${list} and v.slot = slots.slot)`,
    );
  return row?.slot ?? undefined;
}

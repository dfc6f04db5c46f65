import { eq } from 'drizzle-orm';
import type { Actor, ContextOf } from '#kit/context.ts';
import { bookmarks, type BookmarkRow } from './tables.ts';
import { publishApplicationBookmark } from './publish-application.ts';

/** Removes a like; a missing one is not an error. */
export async function removeBookmark(ctx: ContextOf<Actor>, like: BookmarkRow | undefined): Promise<void> {
  if (!like) return;
  await ctx.db.delete(bookmarks).where(eq(bookmarks.id, like.id));
  await publishApplicationBookmark(ctx, like, null);
}

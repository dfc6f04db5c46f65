import { eq } from 'drizzle-orm';
import type { MemberContext } from '#kit/context.ts';
import { bookmarks, type BookmarkRow } from './tables.ts';
import { publishApplicationBookmark } from './publish-application.ts';

/** Removes a bookmark; a missing one is not an error. */
export async function removeBookmark(ctx: MemberContext, bookmark: BookmarkRow | undefined): Promise<void> {
  if (!bookmark) return;
  await ctx.db.delete(bookmarks).where(eq(bookmarks.id, bookmark.id));
  await publishApplicationBookmark(ctx, bookmark, null);
}

import type { Actor } from '#kit/context.ts';
import type { BookmarkRow } from './tables.ts';

/** Only its member may use a bookmark. */
export const ownsBookmark = (actor: Actor, bookmark: Pick<BookmarkRow, 'userId'>): boolean =>
  bookmark.userId === actor.userId;

/** Removing a missing bookmark is not an error, and reveals nothing about other members' bookmarks. */
export const mayRemove = (
  actor: Actor,
  { bookmark }: { bookmark: Pick<BookmarkRow, 'userId'> | undefined },
): boolean => bookmark === undefined || ownsBookmark(actor, bookmark);

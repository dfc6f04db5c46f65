import type { Actor } from '#kit/context.ts';
import type { BookmarkRow } from './tables.ts';

/** A like is its member's own. */
export const ownsBookmark = (actor: Actor, like: Pick<BookmarkRow, 'userId'>): boolean =>
  like.userId === actor.userId;

/** Removing asks about one that may be gone already: that is no error, and tells nothing about other people's. */
export const mayRemove = (
  actor: Actor,
  { like }: { like: Pick<BookmarkRow, 'userId'> | undefined },
): boolean => like === undefined || ownsBookmark(actor, like);

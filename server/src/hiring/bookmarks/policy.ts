import type { Actor } from '#kit/context.ts';
import type { BookmarkRow } from './tables.ts';

/** Only its member may use a like. */
export const ownsBookmark = (actor: Actor, like: Pick<BookmarkRow, 'userId'>): boolean =>
  like.userId === actor.userId;

/** Removing a missing like is not an error, and reveals nothing about other members' likes. */
export const mayRemove = (
  actor: Actor,
  { like }: { like: Pick<BookmarkRow, 'userId'> | undefined },
): boolean => like === undefined || ownsBookmark(actor, like);

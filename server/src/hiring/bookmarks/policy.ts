import type { Actor } from '#kit/context.ts';
import type { LikeRow } from './tables.ts';

/** A like is its member's own. */
export const ownsLike = (actor: Actor, like: Pick<LikeRow, 'userId'>): boolean =>
  like.userId === actor.userId;

/** Removing asks about one that may be gone already: that is no error, and tells nothing about other people's. */
export const mayForget = (actor: Actor, { like }: { like: Pick<LikeRow, 'userId'> | undefined }): boolean =>
  like === undefined || ownsLike(actor, like);

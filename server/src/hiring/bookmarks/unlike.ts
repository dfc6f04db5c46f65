import { eq } from 'drizzle-orm';
import type { Actor, ContextOf } from '#kit/context.ts';
import { likes, type LikeRow } from './tables.ts';
import { publishStar } from './publish-star.ts';

/** Takes a like back; one that is gone already is no error. */
export async function unlike(ctx: ContextOf<Actor>, like: LikeRow | undefined): Promise<void> {
  if (!like) return;
  await ctx.db.delete(likes).where(eq(likes.id, like.id));
  await publishStar(ctx, like, null);
}

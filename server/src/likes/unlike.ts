import { eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { likes, type LikeRow } from './tables.ts';

/** Takes a like back; one that is gone already is no error. */
export async function unlike({ db }: Pick<Work, 'db'>, like: LikeRow | undefined): Promise<void> {
  if (like) await db.delete(likes).where(eq(likes.id, like.id));
}

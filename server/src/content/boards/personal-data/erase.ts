import { eq, sql } from 'drizzle-orm';
import { dropVersions } from '#foundation/publishing/public.ts';
import { dropHashTags } from '#foundation/hash-tags/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import { recount } from '../comments/changes.ts';
import { boardQuotas, commentReports, postComments, posts } from '../tables.ts';

/** Deletes their posts and the texts of their comments; replies of others and the decisions on reports stay. */
export const eraseBoards: Eraser = async ({ db, now }, { userId }) => {
  const own = await db.delete(posts).where(eq(posts.userId, userId)).returning({ id: posts.id });
  for (const { id } of own) await dropVersions(db, 'board', id);
  await dropHashTags(
    db,
    'board',
    own.map(({ id }) => id),
  );
  const touched = await db
    .update(postComments)
    .set({
      userId: null,
      content: '',
      digest: null,
      removedAt: sql`coalesce(${postComments.removedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(postComments.userId, userId))
    .returning({ postId: postComments.postId, id: postComments.id });
  for (const { id } of touched)
    await db
      .update(commentReports)
      .set({ state: 'REMOVED', settledAt: now })
      .where(sql`${commentReports.commentId} = ${id} and ${commentReports.state} = 'OPEN'`);
  await db.update(commentReports).set({ userId: null, reason: '' }).where(eq(commentReports.userId, userId));
  await db.delete(boardQuotas).where(eq(boardQuotas.userId, userId));
  for (const postId of new Set(touched.map((row) => row.postId))) await recount(db, postId);
};

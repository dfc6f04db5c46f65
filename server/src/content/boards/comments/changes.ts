import { and, eq, sql } from 'drizzle-orm';
import type { ReportState } from '@ieum/contract/content/boards/enums.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { AdministratorContext, Db, MemberContext } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { violates } from '#platform/database/pg-errors.ts';
import { AppError } from '#kit/errors.ts';
import { recordAudit } from '../audit.ts';
import { digestOf } from '../limits/digest.ts';
import { takeQuota } from '../limits/quota.ts';
import {
  commentReports,
  postComments,
  posts,
  type BoardRow,
  type CommentRow,
  type PostRow,
} from '../tables.ts';
import { findComment } from './queries.ts';

/** The comments and the open reports of a post are counted again by each write, under the lock of the post. */
export async function recount(db: Db, postId: string): Promise<void> {
  const count = sql<number>`(select count(*)::int from ${postComments}
    where ${postComments.postId} = ${postId} and ${postComments.removedAt} is null)`;
  const open = sql<number>`(select count(*)::int from ${commentReports}
    where ${commentReports.postId} = ${postId} and ${commentReports.state} = 'OPEN')`;
  await db.update(posts).set({ commentCount: count, openReports: open }).where(eq(posts.id, postId));
}

interface NewComment {
  post: PostRow;
  board: BoardRow;
  content: string;
  parentId: string | null;
}

/** Writes a comment under a post whose row is locked; 409 when it repeats another one of the writer's. */
export async function createComment(
  ctx: MemberContext,
  { post, board, content, parentId }: NewComment,
): Promise<CommentRow> {
  if (!board.allowsComments) throw new AppError('conflict', m.commentsClosed);
  await takeQuota(ctx, 'COMMENT');
  const id = newId();
  const threadId = parentId === null ? id : await threadOf(ctx.db, post.id, parentId);
  const values = { id, postId: post.id, threadId, userId: ctx.actor.userId, content, createdAt: ctx.now };
  const [row] = await ctx.db
    .insert(postComments)
    .values({ ...values, digest: digestOf(content) })
    .onConflictDoNothing({ target: [postComments.postId, postComments.userId, postComments.digest] })
    .returning();
  if (!row) throw new AppError('conflict', m.sameText);
  await recount(ctx.db, post.id);
  return row;
}

/** A reply to a reply belongs to the comment that begins the thread. */
async function threadOf(db: Db, postId: string, parentId: string): Promise<string> {
  const parent = await findComment(db, postId, parentId);
  if (!parent) throw new AppError('conflict', m.parentGone);
  return parent.comment.threadId;
}

interface CommentRevision {
  content: string;
  /** Why an administrator changes a member's text. */
  reason?: string | undefined;
}

/** Changes the text of a comment; an administrator's change of another's is recorded. */
export async function reviseComment(
  ctx: MemberContext,
  { post, comment }: CommentOfPost,
  { content, reason }: CommentRevision,
): Promise<void> {
  const { db, now, actor } = ctx;
  await db
    .update(postComments)
    .set({ content, digest: digestOf(content), editedAt: now })
    .where(eq(postComments.id, comment.id))
    .catch((error: unknown) => {
      throw violates(error, 'post_comments_same') ? new AppError('conflict', m.sameText) : error;
    });
  if (actor.isConsole && comment.userId !== actor.userId)
    await audit({ ...ctx, actor }, 'boards.reviseComment', { post, comment, reason });
}

/** Deletes a comment: its text is gone, its replies stay, and its reports are settled. */
export async function removeComment(ctx: MemberContext, { post, comment }: CommentOfPost): Promise<void> {
  await ctx.db
    .update(postComments)
    .set({ content: '', digest: null, removedAt: ctx.now })
    .where(eq(postComments.id, comment.id));
  await settle(ctx, comment.id, 'REMOVED');
  await recount(ctx.db, post.id);
  const { actor } = ctx;
  if (actor.isConsole && comment.userId !== actor.userId)
    await audit({ ...ctx, actor }, 'boards.removeComment', { post, comment });
}

interface CommentOfPost {
  post: PostRow;
  comment: CommentRow;
}

/** Stores a member's report of another's comment; a second one changes nothing. */
export async function reportComment(
  ctx: MemberContext,
  { post, comment, reason }: CommentOfPost & { reason: string },
): Promise<void> {
  if (comment.userId === ctx.actor.userId) throw new AppError('conflict', m.ownComment);
  await takeQuota(ctx, 'REPORT');
  const report = { commentId: comment.id, postId: post.id, userId: ctx.actor.userId, reason };
  await ctx.db
    .insert(commentReports)
    .values({ ...report, createdAt: ctx.now })
    .onConflictDoNothing();
  await recount(ctx.db, post.id);
}

/** Settles the reports of a comment that may stay. */
export async function dismissReports(ctx: AdministratorContext, commented: CommentOfPost): Promise<void> {
  if ((await settle(ctx, commented.comment.id, 'DISMISSED')) === 0) return;
  await recount(ctx.db, commented.post.id);
  await audit(ctx, 'boards.dismissReports', commented);
}

/** Returns how many reports were settled; none where another administrator was faster. */
async function settle({ db, now }: MemberContext, commentId: string, state: ReportState): Promise<number> {
  const settled = await db
    .update(commentReports)
    .set({ state, settledAt: now })
    .where(and(eq(commentReports.commentId, commentId), eq(commentReports.state, 'OPEN')))
    .returning({ id: commentReports.id });
  return settled.length;
}

const audit = (
  ctx: AdministratorContext,
  action: 'boards.reviseComment' | 'boards.removeComment' | 'boards.dismissReports',
  { post, comment, reason }: CommentOfPost & Pick<CommentRevision, 'reason'>,
) =>
  recordAudit(ctx, {
    action,
    subjectType: 'boardComment',
    subjectId: comment.id,
    subjectName: post.subject,
    ...(reason && { details: { reason } }),
  });

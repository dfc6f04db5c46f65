import { eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/boards/audit-texts.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import {
  attachContentFiles,
  attachContentPhotos,
  attachPictures,
  releaseContentPhotos,
  type FileStore,
} from '#foundation/files/public.ts';
import { dropVersions, storeVersion, rejectEmptyPeriod } from '#foundation/publishing/public.ts';
import { dropHashTags, setHashTags } from '#foundation/hash-tags/public.ts';
import type { Actor, MemberContext } from '#kit/context.ts';
import { violates } from '#platform/database/pg-errors.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { saveTexts } from '#kit/search/save-texts.ts';
import { recordAudit } from './audit.ts';
import { digestOf } from './limits/digest.ts';
import { takeQuota } from './limits/quota.ts';
import { searchableTextOf } from './searchable-text.ts';
import { posts, searchedPosts, type BoardRow, type PostRow } from './tables.ts';
import { wordingOf, type PostChange } from './wire.ts';

type TagIds = readonly string[] | undefined;
export type NewPost = PostChange & Pick<PostRow, 'subject' | 'content'>;

/** Writes a post; a member's is shown at once, and 409 when it repeats another one of theirs. */
export async function createPost(
  ctx: MemberContext,
  store: FileStore,
  { board, draft, tagIds }: { board: BoardRow; draft: NewPost; tagIds?: TagIds },
): Promise<PostRow> {
  rejectEmptyPeriod(draft);
  await takeQuota(ctx, 'POST');
  await attachFiles(ctx, store, { before: undefined, change: draft });
  const [row] = await ctx.db
    .insert(posts)
    .values({
      isActive: !ctx.actor.isConsole,
      ...draft,
      boardId: board.id,
      userId: ctx.actor.userId,
      digest: memberDigest(ctx.actor, draft),
      shownAt: draft.startsAt ?? ctx.now,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: [posts.boardId, posts.userId, posts.digest] })
    .returning();
  if (!row) throw new AppError('conflict', m.sameText);
  if (tagIds) await setHashTags(ctx.db, { kind: 'board', rowId: row.id }, tagIds);
  await attachContentPhotos(ctx, store, { contentId: row.id, content: row.content });
  await record(ctx, 'boards.create', { row, board });
  return row;
}

interface PostRevision {
  before: PostRow;
  board: BoardRow;
  change: PostChange;
  tagIds?: TagIds;
}

/** Changes a post; `board` is the one that it belongs to afterwards. */
export async function revisePost(
  ctx: MemberContext,
  store: FileStore,
  { before, board, change, tagIds }: PostRevision,
): Promise<PostRow> {
  const next = { ...before, ...change };
  rejectEmptyPeriod(next);
  await attachFiles(ctx, store, { before, change });
  const row = one(
    await ctx.db
      .update(posts)
      .set({
        ...change,
        boardId: board.id,
        ...(before.digest !== null && { digest: memberDigest(undefined, next) }),
        shownAt: next.startsAt ?? before.createdAt,
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(posts.id, before.id))
      .returning()
      .catch(rejectSameText),
  );
  if (tagIds) await setHashTags(ctx.db, { kind: 'board', rowId: row.id }, tagIds);
  await attachContentPhotos(ctx, store, { contentId: row.id, content: change.content ?? '' });
  await record(ctx, 'boards.revise', { row, board });
  return row;
}

interface PostRemoval {
  post: PostRow;
  board: BoardRow;
  /** The administrator who asked for it, where another one has approved it. */
  requestedBy?: string | undefined;
}

/** Deletes a post with its comments, files and versions. */
export async function removePost(
  ctx: MemberContext,
  store: FileStore,
  { post, board, requestedBy }: PostRemoval,
): Promise<void> {
  await ctx.db.delete(posts).where(eq(posts.id, post.id));
  await dropVersions(ctx.db, 'board', post.id);
  await dropHashTags(ctx.db, 'board', [post.id]);
  const thumb = post.thumbId === null ? [] : [post.thumbId];
  await store.release(ctx, [...post.fileIds, ...thumb]);
  await releaseContentPhotos(ctx, store, post.id);
  await audit(ctx, 'boards.remove', { row: post, board, requestedBy });
}

/** Records that a post stays, because it changed after its removal was asked for. */
export const skipRemoval = (ctx: MemberContext, { post, board, requestedBy }: PostRemoval): Promise<void> =>
  audit(ctx, 'boards.skipRemoval', { row: post, board, requestedBy });

/** Sets or removes the picture of a post and releases the one before. */
export async function setThumb(
  ctx: MemberContext,
  store: FileStore,
  { post, board, fileId }: { post: PostRow; board: BoardRow; fileId: string | null },
): Promise<PostRow> {
  return revisePost(ctx, store, { before: post, board, change: { thumbId: fileId } });
}

const memberDigest = (actor: Actor | undefined, { subject, content }: Pick<PostRow, 'subject' | 'content'>) =>
  actor?.isConsole ? null : digestOf(`${subject} ${content}`);

async function attachFiles(
  ctx: MemberContext,
  store: FileStore,
  { before, change }: { before: PostRow | undefined; change: PostChange },
): Promise<void> {
  const known = before?.fileIds ?? [];
  await attachContentFiles(ctx, store, { before: known, after: change.fileIds ?? known });
  const { thumbId } = change;
  if (thumbId === undefined || thumbId === (before?.thumbId ?? null)) return;
  if (thumbId !== null && (await attachPictures(ctx, store, [thumbId])).length > 0)
    throw invalidAt('_thumb', m.notAnImage);
  if (before?.thumbId) await store.release(ctx, [before.thumbId]);
}

interface ChangedPost {
  row: PostRow;
  board: BoardRow;
  requestedBy?: string | undefined;
}

async function record(
  ctx: MemberContext,
  action: keyof typeof auditActions,
  { row, board }: ChangedPost,
): Promise<void> {
  await saveTexts(ctx.db, searchedPosts, [searchableTextOf(row)]);
  const content = wordingOf(row, board.code);
  await storeVersion(ctx, { kind: 'board', rowId: row.id, version: row.version, content });
  await audit(ctx, action, { row, board });
}

/** Only what administrators do is in the audit log. */
async function audit(
  ctx: MemberContext,
  action: keyof typeof auditActions,
  { row, board, requestedBy }: ChangedPost,
): Promise<void> {
  const { actor } = ctx;
  if (!actor.isConsole) return;
  const subject = { subjectType: 'board', subjectId: row.id, subjectName: row.subject } as const;
  await recordAudit(
    { ...ctx, actor },
    { action, ...subject, details: { code: board.code, ...(requestedBy && { requestedBy }) } },
  );
}

function rejectSameText(error: unknown): never {
  throw violates(error, 'posts_same') ? new AppError('conflict', m.sameText) : error;
}

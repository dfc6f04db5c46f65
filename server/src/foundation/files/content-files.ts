import { eq, inArray } from 'drizzle-orm';
import { FILE_ADDRESS } from '@ieum/contract/common/own-address.ts';
import { isId } from '#kit/db/ids.ts';
import type { MemberContext } from '#kit/context.ts';
import { findOwnFiles } from './queries.ts';
import type { FileStore } from './store.ts';
import { contentPhotos, files } from './tables.ts';

/** The ids of the editor photos that a content shows. */
export const photosIn = (content: string): string[] => [
  ...new Set([...content.matchAll(FILE_ADDRESS)].map(([, id = '']) => id).filter(isId)),
];

interface ContentFiles {
  /** The ids of the files beside the content, before and after the write. */
  before: readonly string[];
  after: readonly string[];
}

/**
 * Attaches the files that public content names from now on and releases those that it no longer names; 400
 * when a new one belongs to somebody else.
 */
export async function attachContentFiles(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  { before, after }: ContentFiles,
): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  await store.attach(ctx, added, { ownerId: ctx.actor.userId, isPublic: true });
  await store.release(
    ctx,
    before.filter((id) => !after.includes(id)),
  );
}

/**
 * Attaches the writer's own photos that a public content shows from now on; they stay until the content is deleted,
 * because its earlier versions show them. Photos of others are shown as long as their owner's content does.
 */
export async function attachContentPhotos(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  { contentId, content }: { contentId: string; content: string },
): Promise<void> {
  const own = await findOwnFiles(ctx.db, ctx.actor.userId, photosIn(content));
  const ids = own.filter(({ isImage, type }) => isImage && type === null).map(({ id }) => id);
  if (ids.length === 0) return;
  await store.attach(ctx, ids, { ownerId: ctx.actor.userId, isPublic: true });
  await ctx.db
    .insert(contentPhotos)
    .values(ids.map((fileId) => ({ contentId, fileId })))
    .onConflictDoNothing();
}

/** Releases the photos of a deleted content that no other content of their owner shows. */
export async function releaseContentPhotos(
  ctx: Pick<MemberContext, 'db'>,
  store: FileStore,
  contentId: string,
): Promise<void> {
  const gone = await ctx.db
    .delete(contentPhotos)
    .where(eq(contentPhotos.contentId, contentId))
    .returning({ fileId: contentPhotos.fileId });
  const ids = gone.map(({ fileId }) => fileId);
  // A concurrent write that attaches one of them is waited for, and then counts.
  await ctx.db.select({ id: files.id }).from(files).where(inArray(files.id, ids)).for('update');
  const used = await ctx.db
    .select({ fileId: contentPhotos.fileId })
    .from(contentPhotos)
    .where(inArray(contentPhotos.fileId, ids));
  const stillUsed = new Set(used.map(({ fileId }) => fileId));
  await store.release(
    ctx,
    ids.filter((id) => !stillUsed.has(id)),
  );
}

/**
 * Attaches pictures that public content shows from now on; returns the ids of those that are no own uploaded
 * pictures, before anything is attached.
 */
export async function attachPictures(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  ids: readonly string[],
): Promise<string[]> {
  const own = await findOwnFiles(ctx.db, ctx.actor.userId, ids);
  const pictures = new Set(own.filter(({ isImage, type }) => isImage && type === null).map(({ id }) => id));
  const missing = ids.filter((id) => !pictures.has(id));
  if (missing.length === 0)
    await store.attach(ctx, [...pictures], { ownerId: ctx.actor.userId, isPublic: true });
  return missing;
}

import { isId } from '#kit/db/ids.ts';
import type { MemberContext } from '#kit/context.ts';
import { findOwnFiles } from './queries.ts';
import type { FileStore } from './store.ts';

const PHOTO = /\/api\/v1\/files\/([\da-f-]{36})/g;

/** The ids of the editor photos that a content shows. */
export const photosIn = (content: string): string[] => [
  ...new Set([...content.matchAll(PHOTO)].map(([, id = '']) => id).filter(isId)),
];

interface ContentFiles {
  /** The ids of the files beside the content, before and after the write. */
  before: readonly string[];
  after: readonly string[];
  /** The content whose photos are stored with it. */
  content?: string;
}

/**
 * Attaches the files that public content names from now on and releases those that it no longer names; 400
 * when a new one belongs to somebody else. Photos stay until the row is deleted, because earlier versions
 * show them.
 */
export async function attachContentFiles(
  ctx: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  store: FileStore,
  { before, after, content = '' }: ContentFiles,
): Promise<void> {
  const owner = { ownerId: ctx.actor.userId, isPublic: true };
  const added = after.filter((id) => !before.includes(id));
  await store.attach(ctx, added, owner);
  await store.release(
    ctx,
    before.filter((id) => !after.includes(id)),
  );
  const own = await findOwnFiles(ctx.db, ctx.actor.userId, photosIn(content));
  const photos = own.filter(({ isImage, type }) => isImage && type === null).map(({ id }) => id);
  await store.attach(ctx, photos, owner);
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

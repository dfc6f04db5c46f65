import type { ContextOf, Actor } from '#kit/context.ts';
import { findOwnFiles, type FileStore } from '#files/public.ts';

const PHOTO = /\/api\/v1\/files\/([\da-f-]{36})/g;

/** Keeps the editor photos that a content shows: unattached ones would be swept after a day. */
export async function keepPhotos(
  ctx: Pick<ContextOf<Actor>, 'db' | 'now' | 'actor'>,
  files: FileStore,
  content: string,
): Promise<void> {
  const shown = [...content.matchAll(PHOTO)].map(([, id = '']) => id);
  const own = await findOwnFiles(ctx.db, ctx.actor.userId, [...new Set(shown)]);
  const ids = own.filter(({ isImage, type }) => isImage && type === null).map(({ id }) => id);
  await files.attach(ctx, ids, { ownerId: ctx.actor.userId, isPublic: true });
}

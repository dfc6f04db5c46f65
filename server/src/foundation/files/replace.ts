import { and, eq, isNull } from 'drizzle-orm';
import { fileTexts as m } from '@ieum/contract/foundation/files/texts.ts';
import type { Context } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { findFileForUpdate } from './queries.ts';
import { files, type FileRow } from './tables.ts';

const inUse = () => new AppError('conflict', m.inUse);

/** Rejects changing a file that is in use. */
export function rejectInUse({ attachedAt }: Pick<FileRow, 'attachedAt'>): void {
  if (attachedAt) throw inUse();
}

/**
 * Moves the content of a fresh upload into an unattached file and deletes the fresh row. 409 once the file is
 * in use. Returns also the bytes that are replaced, which another call may have written since the upload began.
 */
export async function replaceContent(
  ctx: Pick<Context, 'db'>,
  id: string,
  fresh: FileRow,
): Promise<{ row: FileRow; old: Pick<FileRow, 'storageKey'> }> {
  const before = await findFileForUpdate(ctx.db, id);
  if (!before) throw notFound();
  rejectInUse(before);
  const { name, mimeType, size, storageKey, isImage, type } = fresh;
  await ctx.db.delete(files).where(eq(files.id, fresh.id));
  const content = { name, mimeType, size, storageKey, isImage, type };
  const row = one(await ctx.db.update(files).set(content).where(eq(files.id, id)).returning());
  return { row, old: { storageKey: before.storageKey } };
}

/** Deletes the row of an unattached file; 409 while it is in use. */
export async function removeFile(ctx: Pick<Context, 'db'>, file: FileRow): Promise<void> {
  const gone = await ctx.db
    .delete(files)
    .where(and(eq(files.id, file.id), isNull(files.attachedAt)))
    .returning({ id: files.id });
  if (gone.length === 0) throw inUse();
}

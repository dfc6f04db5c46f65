import { and, eq, isNull } from 'drizzle-orm';
import { fileTexts as m } from '@ieum/contract/foundation/files/texts.ts';
import type { Context } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { files, type FileRow } from './tables.ts';

const inUse = () => new AppError('conflict', m.inUse);

/** Rejects changing a file that is in use. */
export function rejectInUse({ attachedAt }: Pick<FileRow, 'attachedAt'>): void {
  if (attachedAt) throw inUse();
}

/**
 * Moves the content of a fresh upload into an unattached file and deletes the fresh row. 409 once the file is
 * in use.
 */
export async function replaceContent(
  ctx: Pick<Context, 'db'>,
  file: FileRow,
  fresh: FileRow,
): Promise<{ row: FileRow; old: Pick<FileRow, 'storageKey'> }> {
  const { name, mimeType, size, storageKey, isImage, type } = fresh;
  await ctx.db.delete(files).where(eq(files.id, fresh.id));
  const [row] = await ctx.db
    .update(files)
    .set({ name, mimeType, size, storageKey, isImage, type })
    .where(and(eq(files.id, file.id), isNull(files.attachedAt)))
    .returning();
  if (!row) throw inUse();
  return { row, old: { storageKey: file.storageKey } };
}

/** Deletes the row of an unattached file; 409 while it is in use. */
export async function removeFile(ctx: Pick<Context, 'db'>, file: FileRow): Promise<void> {
  const gone = await ctx.db
    .delete(files)
    .where(and(eq(files.id, file.id), isNull(files.attachedAt)))
    .returning({ id: files.id });
  if (gone.length === 0) throw inUse();
}

import { buffer } from 'node:stream/consumers';
import { findFile, type FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { cleanImage } from '#platform/files/images.ts';

/** A resume's photo as JPEG for PDFs; null if there is none or it can no longer be read. */
export async function readPhoto(
  db: Db,
  fileStore: Pick<FileStore, 'open'>,
  fileId: string | null,
): Promise<Uint8Array | null> {
  const row = fileId ? await findFile(db, fileId) : undefined;
  const stored = row && (await fileStore.open(row));
  if (!stored) return null;
  try {
    return (await cleanImage(await buffer(stored.stream), 'profile', 'jpeg')).bytes;
  } catch {
    return null;
  }
}

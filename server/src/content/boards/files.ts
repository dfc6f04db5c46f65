import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import type { PostRow } from './tables.ts';
import type { PostFiles } from './wire.ts';

/** The picture and the files of a post in wire form. */
export async function filesOf(db: Db, store: FileStore, { thumbId, fileIds }: PostRow): Promise<PostFiles> {
  const rows = await findFiles(db, thumbId === null ? fileIds : [thumbId, ...fileIds]);
  const thumb = rows.find(({ id }) => id === thumbId);
  return {
    thumb: thumb ? store.present(thumb) : null,
    files: rows.filter(({ id }) => id !== thumbId).map(store.present),
  };
}

import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { files } from './tables.ts';

/** Makes attached files public or private, by their ids. */
export async function shareFiles(db: Db, ids: readonly string[], isPublic = true): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(files)
    .set({ isPublic })
    .where(inArray(files.id, [...ids]));
}

import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { files } from './tables.ts';

/** Lets everybody read some attached files by their ids. */
export async function shareFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(files)
    .set({ isPublic: true })
    .where(inArray(files.id, [...ids]));
}

import { eq } from 'drizzle-orm';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Work } from '#kit/context.ts';
import type { Eraser } from '#kit/erasure.ts';
import { filesErased } from './events.ts';
import type { FileStore } from './store.ts';
import { files } from './tables.ts';

/**
 * Deletes everything they uploaded; to be called last, when no row needs a file any more. A file that the law
 * requires has no owner.
 */
export const eraseFiles: Eraser = async ({ db, emit }, { userId }) => {
  const gone = await db
    .delete(files)
    .where(eq(files.ownerId, userId))
    .returning({ storageKey: files.storageKey });
  await discardLater(
    { emit },
    gone.map(({ storageKey }) => storageKey),
  );
};

/** Deletes bytes after the commit, retried until the storage has deleted them. */
export async function discardLater({ emit }: Pick<Work, 'emit'>, storageKeys: readonly string[]) {
  if (storageKeys.length > 0) await emit(filesErased({ storageKeys: [...storageKeys] }));
}

/** Deletes the bytes after their rows, retried until the storage has deleted them. */
export const discardErased = (store: FileStore): Job =>
  jobOn(filesErased, {
    name: 'discard-forgotten-files',
    transaction: 'manual',
    run: (_, { storageKeys }) => store.discard(storageKeys.map((storageKey) => ({ storageKey }))),
  });

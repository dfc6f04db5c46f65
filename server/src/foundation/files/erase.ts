import { eq } from 'drizzle-orm';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Eraser } from '#kit/erasure.ts';
import { filesErased } from './events.ts';
import type { FileStore } from './store.ts';
import { files } from './tables.ts';

/** Everything they uploaded; to be called last, when no row needs a file any more. What the law keeps has no owner. */
export const eraseFiles: Eraser = async ({ db, emit }, { userId }) => {
  const gone = await db
    .delete(files)
    .where(eq(files.ownerId, userId))
    .returning({ storageKey: files.storageKey });
  const storageKeys = gone.map(({ storageKey }) => storageKey);
  if (storageKeys.length > 0) await emit(filesErased({ storageKeys }));
};

/** The bytes follow their rows, tried again until the storage has let go of them. */
export const discardErased = (store: FileStore): Job =>
  jobOn(filesErased, {
    name: 'discard-forgotten-files',
    transaction: 'manual',
    run: (_, { storageKeys }) => store.discard(storageKeys.map((storageKey) => ({ storageKey }))),
  });

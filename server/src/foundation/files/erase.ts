import { eq } from 'drizzle-orm';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Eraser } from '#kit/erasure.ts';
import { z } from 'zod';
import type { FileStore } from './store.ts';
import { files } from './tables.ts';

/** Rows are gone and their bytes must follow: `{ storageKeys }`. */
const FILES_FORGOTTEN = 'files.forgotten';
const Forgotten = z.object({ storageKeys: z.array(z.string()) });

/** Everything they uploaded; to be called last, when no row needs a file any more. What the law keeps has no owner. */
export const eraseFiles: Eraser = async ({ db, emit }, { userId }) => {
  const gone = await db
    .delete(files)
    .where(eq(files.ownerId, userId))
    .returning({ storageKey: files.storageKey });
  const storageKeys = gone.map(({ storageKey }) => storageKey);
  if (storageKeys.length > 0) await emit({ type: FILES_FORGOTTEN, payload: { storageKeys } });
};

/** The bytes follow their rows, tried again until the storage has let go of them. */
export const discardForgotten = (store: FileStore): Job => ({
  name: 'discard-forgotten-files',
  on: FILES_FORGOTTEN,
  transaction: 'manual',
  run: (_, payload) =>
    store.discard(Forgotten.parse(payload).storageKeys.map((storageKey) => ({ storageKey }))),
});

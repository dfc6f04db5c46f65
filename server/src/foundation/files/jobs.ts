import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { addSeconds } from '#kit/dates.ts';
import type { Job, JobWork } from '#kit/jobs/jobs.ts';
import { discardErased } from './erase.ts';
import type { FileStore } from './store.ts';
import { files, type FileRow } from './tables.ts';

const RETENTION_SECONDS = 24 * 60 * 60;
const AT_ONCE = 500;

/**
 * Deletes uploads that were not attached within a day, rows first, so that a concurrent attaching call keeps
 * its file.
 */
export const fileJobs = (store: FileStore): Job[] => [
  discardErased(store),
  {
    name: 'sweep-unattached-files',
    cron: '17 * * * *',
    transaction: 'manual',
    run: async (work) => {
      const old = await work.db
        .select()
        .from(files)
        .where(and(isNull(files.attachedAt), lt(files.createdAt, addSeconds(work.now, -RETENTION_SECONDS))))
        .orderBy(asc(files.createdAt))
        .limit(AT_ONCE);
      const failures: unknown[] = [];
      for (const file of old) await sweep(work, store, file).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} files could not be swept`);
    },
  },
];

async function sweep({ transact }: JobWork, store: FileStore, file: FileRow) {
  const gone = await transact(({ db }) =>
    db
      .delete(files)
      .where(and(eq(files.id, file.id), isNull(files.attachedAt)))
      .returning({ storageKey: files.storageKey }),
  );
  await store.discard(gone);
}

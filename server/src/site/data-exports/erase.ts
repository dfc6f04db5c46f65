import { eq } from 'drizzle-orm';
import { discardLater } from '#foundation/files/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import { dataExports } from './tables.ts';

/** Deletes their archives. */
export const eraseDataExports: Eraser = async (work, { userId }) => {
  const gone = await work.db
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ storageKey: dataExports.storageKey });
  await discardLater(
    work,
    gone.flatMap(({ storageKey }) => storageKey ?? []),
  );
};

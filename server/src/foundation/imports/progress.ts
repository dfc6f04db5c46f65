import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { imports } from './tables.ts';

/**
 * Stores how far the transaction of a writing is, outside of it, so that others can see it. On the embedded
 * database, which has one connection, it waits for the transaction and then changes nothing.
 */
export function createProgress(db: Db, importId: string, onError: (error: unknown, where: string) => void) {
  let latest = 0;
  let stored = 0;
  let storing: Promise<void> | undefined;

  async function store() {
    try {
      while (stored < latest) {
        stored = latest;
        await db
          .update(imports)
          .set({ written: stored })
          .where(and(eq(imports.id, importId), eq(imports.state, 'WRITING')));
      }
    } catch (error) {
      onError(error, 'progress of an import');
    } finally {
      storing = undefined;
    }
  }

  return {
    add: (count: number) => {
      latest += count;
      storing ??= store();
    },
    read: () => latest,
    /** Waits for what is being stored. */
    settle: async () => storing,
  };
}
export type Progress = ReturnType<typeof createProgress>;

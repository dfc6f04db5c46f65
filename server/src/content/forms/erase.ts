import { eq } from 'drizzle-orm';
import type { FileStore } from '#foundation/files/public.ts';
import type { Eraser } from '#kit/erasure.ts';
import { eraseForms } from './changes.ts';
import { serviceForms } from './tables.ts';

/** Deletes the forms that they submitted. */
export const eraseSubmittedForms =
  (store: FileStore): Eraser =>
  async (work, { userId }) => {
    const rows = await work.db.select().from(serviceForms).where(eq(serviceForms.userId, userId));
    await eraseForms(work, store, rows);
  };

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { importRows, imports } from './tables.ts';

/** Deletes their imports, and the rows of imports that name them. */
export const eraseImports: Eraser = async ({ db }, { userId, username }) => {
  await db.delete(imports).where(eq(imports.userId, userId));
  await db.delete(importRows).where(eq(importRows.key, username));
};

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { savedReports } from './tables.ts';

/** Deletes their saved reports. */
export const eraseReports: Eraser = async ({ db }, { userId }) => {
  await db.delete(savedReports).where(eq(savedReports.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { memberTexts } from './tables.ts';

/** Erased members are found by nothing; their accounts and companies were erased before. */
export const eraseMemberTexts: Eraser = async ({ db }, { userId }) => {
  await db.delete(memberTexts).where(eq(memberTexts.rowId, userId));
};

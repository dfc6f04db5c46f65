import { and, eq, notExists, inArray, ne } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { textingAddressees, textings } from './tables.ts';

/** Deletes what was sent to a person alone, their place among other addressees, and what a company wrote. */
export const eraseTextings: Eraser = async ({ db }, { userId, companyId }) => {
  if (companyId !== null) await db.delete(textings).where(eq(textings.companyId, companyId));
  const own = db
    .select({ id: textingAddressees.textingId })
    .from(textingAddressees)
    .where(eq(textingAddressees.personId, userId));
  const others = db
    .select({ id: textingAddressees.textingId })
    .from(textingAddressees)
    .where(and(eq(textingAddressees.textingId, textings.id), ne(textingAddressees.personId, userId)));
  await db.delete(textings).where(and(inArray(textings.id, own), notExists(others)));
  await db.delete(textingAddressees).where(eq(textingAddressees.personId, userId));
};

import { eq, or } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { flagQuotas, flags } from './tables.ts';

/** Deletes their reports, and those of others about their company. */
export const eraseFlags: Eraser = async ({ db }, { userId, companyId }) => {
  const isTheirs = eq(flags.userId, userId);
  await db.delete(flags).where(companyId ? or(isTheirs, eq(flags.companyId, companyId)) : isTheirs);
  await db.delete(flagQuotas).where(eq(flagQuotas.userId, userId));
};

import { eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { companies } from './tables.ts';

/** Takes a company off every public page while its account is suspended, or puts it back. */
export async function suspendCompany(
  { db, now }: Pick<Work, 'db' | 'now'>,
  companyId: string,
  isSuspended: boolean,
): Promise<void> {
  await db
    .update(companies)
    .set({ suspendedAt: isSuspended ? now : null })
    .where(eq(companies.id, companyId));
}

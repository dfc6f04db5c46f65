import { eq } from 'drizzle-orm';
import { shareFiles } from '#foundation/files/public.ts';
import type { Work } from '#kit/context.ts';
import { companies, companyFiles } from './tables.ts';

/**
 * Hides a company from the public while its account is suspended, or shows it again, with the files of its
 * page. Its logo stays public: its applicants still see it in their own lists.
 */
export async function suspendCompany(
  { db, now }: Pick<Work, 'db' | 'now'>,
  companyId: string,
  isSuspended: boolean,
): Promise<void> {
  const [company] = await db
    .update(companies)
    .set({ suspendedAt: isSuspended ? now : null })
    .where(eq(companies.id, companyId))
    .returning({ approval: companies.approval });
  const rows = await db
    .select({ fileId: companyFiles.fileId })
    .from(companyFiles)
    .where(eq(companyFiles.companyId, companyId));
  const isPublic = !isSuspended && company?.approval === 'APPROVED';
  await shareFiles(
    db,
    rows.map(({ fileId }) => fileId),
    isPublic,
  );
}

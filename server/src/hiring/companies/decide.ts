import { and, eq } from 'drizzle-orm';
import { shareFiles } from '#foundation/files/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { companyDecided } from './events.ts';
import { companies, companyFiles, type CompanyRow } from './tables.ts';

type WriteContext = Pick<Work, 'db' | 'now' | 'emit'>;

/** Approves a waiting company; undefined when it has been decided meanwhile. */
export const approveCompany = (work: WriteContext, companyId: string): Promise<CompanyRow | undefined> =>
  decide(work, companyId, { approval: 'APPROVED', rejectMessage: null });

/**
 * Rejects a waiting company, with the reason that it will see; undefined when it has been decided meanwhile.
 */
export const rejectCompany = (
  work: WriteContext,
  companyId: string,
  rejectMessage: string,
): Promise<CompanyRow | undefined> => decide(work, companyId, { approval: 'REJECTED', rejectMessage });

type Decision = Pick<CompanyRow, 'approval' | 'rejectMessage'>;

async function decide({ db, now, emit }: WriteContext, companyId: string, decision: Decision) {
  const [company] = await db
    .update(companies)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(companies.id, companyId), eq(companies.approval, 'PENDING')))
    .returning();
  if (!company) return undefined;
  if (company.approval === 'APPROVED') await showFiles(db, company);
  await emit(companyDecided({ companyId }));
  return company;
}

/** Profile files of a waiting company become public with its approval; its documents never do. */
async function showFiles(db: Db, { id, logoFileId }: CompanyRow) {
  const rows = await db
    .select({ fileId: companyFiles.fileId })
    .from(companyFiles)
    .where(eq(companyFiles.companyId, id));
  await shareFiles(db, [...rows.map(({ fileId }) => fileId), ...(logoFileId ? [logoFileId] : [])]);
}

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { COMPANY_DECIDED } from './events.ts';
import { companies, type CompanyRow } from './tables.ts';

type Deciding = Pick<Work, 'db' | 'now' | 'announce'>;

/** Approves a company that waits; undefined when it has been decided meanwhile. */
export const approveCompany = (work: Deciding, companyId: string): Promise<CompanyRow | undefined> =>
  decide(work, companyId, { approval: 'APPROVED', rejectMessage: null });

/** Rejects a company that waits, with the reason it will read; undefined when it has been decided meanwhile. */
export const rejectCompany = (
  work: Deciding,
  companyId: string,
  rejectMessage: string,
): Promise<CompanyRow | undefined> => decide(work, companyId, { approval: 'REJECTED', rejectMessage });

type Decision = Pick<CompanyRow, 'approval' | 'rejectMessage'>;

async function decide({ db, now, announce }: Deciding, companyId: string, decision: Decision) {
  const [company] = await db
    .update(companies)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(companies.id, companyId), eq(companies.approval, 'PENDING')))
    .returning();
  if (company) await announce({ type: COMPANY_DECIDED, payload: { companyId } });
  return company;
}

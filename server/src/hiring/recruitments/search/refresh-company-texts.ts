import { eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { dropChanged, type RecruitmentCaches } from '../caches.ts';
import { recruitments, recruitmentContents } from '../tables.ts';
import { findCompanyName, labelledColumns, saveText } from '../searchable-text.ts';

/** Updates the search texts of a company's recruitments with its present name. */
export async function refreshCompanyTexts(
  work: Work,
  caches: RecruitmentCaches,
  companyId: string,
): Promise<void> {
  const companyName = await findCompanyName(work.db, companyId);
  const rows = await work.db
    .select({
      id: recruitments.id,
      companyId: recruitments.companyId,
      subject: recruitments.subject,
      summary: recruitments.summary,
      content: recruitmentContents.content,
      ...labelledColumns,
    })
    .from(recruitments)
    .innerJoin(recruitmentContents, eq(recruitmentContents.recruitmentId, recruitments.id))
    .where(eq(recruitments.companyId, companyId));
  for (const row of rows) await saveText(work.db, row.id, { ...row, companyName });
  dropChanged(work, caches, rows);
}

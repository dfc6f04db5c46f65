import { eq } from 'drizzle-orm';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { recruitments, type RecruitmentRow } from '../tables.ts';

/** A recruitment with its company, as notifications name them. */
export interface NotifiedRecruitment {
  recruitment: Pick<
    RecruitmentRow,
    'id' | 'subject' | 'state' | 'closedAt' | 'closedReason' | 'blockRepliedAt'
  >;
  company: Pick<CompanyRow, 'name' | 'userId'>;
}

/** The present recruitment with its company. */
export async function findNotifiedRecruitment(
  db: Db,
  recruitmentId: string,
): Promise<NotifiedRecruitment | undefined> {
  const [row] = await db
    .select({
      recruitment: {
        id: recruitments.id,
        subject: recruitments.subject,
        state: recruitments.state,
        closedAt: recruitments.closedAt,
        closedReason: recruitments.closedReason,
        blockRepliedAt: recruitments.blockRepliedAt,
      },
      company: { name: companies.name, userId: companies.userId },
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(recruitments.id, recruitmentId));
  return row;
}

import { and, asc, count, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import { recruitments, type RecruitmentRow } from '#hiring/recruitments/tables.ts';
import { NOTIFIED_AT_ONCE } from '#foundation/notifications/public.ts';
import type { Db } from '#kit/context.ts';
import { settledOf } from '../undoable.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/** An application with its recruitment and company. */
export interface NotifiedApplication {
  application: ApplicationRow;
  recruitment: Pick<RecruitmentRow, 'id' | 'subject' | 'state' | 'closedAt'>;
  company: Pick<CompanyRow, 'name' | 'userId'>;
}

/** An application as it is counted now, with its recruitment and company. */
export async function findNotifiedApplication(
  db: Db,
  applicationId: string,
): Promise<NotifiedApplication | undefined> {
  const [row] = await db
    .select({
      application: applications,
      recruitment: {
        id: recruitments.id,
        subject: recruitments.subject,
        state: recruitments.state,
        closedAt: recruitments.closedAt,
      },
      company: { name: companies.name, userId: companies.userId },
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(applications.id, applicationId));
  return row && { ...row, application: settledOf(row.application) };
}

const submitted = inArray(applications.status, ['IS_APPLIED', 'ON_RECRUIT']);

/** The next applicants of a recruitment after a given one, `NOTIFIED_AT_ONCE` at most. */
export const listApplicants = (
  db: Db,
  recruitmentId: string,
  after: string | undefined,
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        submitted,
        after ? gt(applications.id, after) : undefined,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(NOTIFIED_AT_ONCE);

/** How many applied to a recruitment in a period, and who was last. */
export async function summariseApplicants(
  db: Db,
  { recruitmentId, from, until }: { recruitmentId: string; from: Date; until: Date },
) {
  const isMeant = and(
    eq(applications.recruitmentId, recruitmentId),
    submitted,
    gte(applications.appliedAt, from),
    lt(applications.appliedAt, until),
  );
  const [total] = await db.select({ count: count() }).from(applications).where(isMeant);
  const [last] = await db
    .select({ id: applications.id, name: applications.personName, personId: applications.personId })
    .from(applications)
    .where(isMeant)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(1);
  return last && { count: total?.count ?? 0, last };
}

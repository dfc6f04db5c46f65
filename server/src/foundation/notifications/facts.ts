import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { settledOf } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { isId } from '#kit/db/ids.ts';
import { recruitments, type RecruitmentRow } from '#hiring/recruitments/tables.ts';

/** A recruitment with those it concerns. */
export interface RecruitmentFacts {
  recruitment: Pick<
    RecruitmentRow,
    'id' | 'subject' | 'state' | 'closedAt' | 'closedReason' | 'endsAt' | 'blockRepliedAt'
  >;
  company: Pick<CompanyRow, 'id' | 'name' | 'userId'>;
}

export interface ApplicationFacts extends RecruitmentFacts {
  application: ApplicationRow;
}

const recruitmentColumns = {
  recruitment: {
    id: recruitments.id,
    subject: recruitments.subject,
    state: recruitments.state,
    closedAt: recruitments.closedAt,
    closedReason: recruitments.closedReason,
    endsAt: recruitments.endsAt,
    blockRepliedAt: recruitments.blockRepliedAt,
  },
  company: { id: companies.id, name: companies.name, userId: companies.userId },
};

/** An application with its recruitment and company, as they stand now. */
export async function findApplicationFacts(
  db: Db,
  applicationId: string,
): Promise<ApplicationFacts | undefined> {
  if (!isId(applicationId)) return undefined;
  const [row] = await db
    .select({ application: applications, ...recruitmentColumns })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(applications.id, applicationId));
  return row && { ...row, application: settledOf(row.application) };
}

/** A recruitment and its company, as they stand now. */
export async function findRecruitmentFacts(
  db: Db,
  recruitmentId: string,
): Promise<RecruitmentFacts | undefined> {
  if (!isId(recruitmentId)) return undefined;
  const [row] = await db
    .select(recruitmentColumns)
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(recruitments.id, recruitmentId));
  return row;
}

const submitted = inArray(applications.status, ['IS_APPLIED', 'ON_RECRUIT']);

/** How many applied to a recruitment from a moment until another, and who was last. */
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

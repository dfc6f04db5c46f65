import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ApplicationGroup, ApplicationStatus } from '@ieum/contract/hiring/applications/enums.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { one } from '#kit/db/rows.ts';
import { recruitments, type RecruitmentRow } from '#hiring/recruitments/tables.ts';
import { settledColumn } from './undoable.ts';
import { applications, applicationSnapshots, type ApplicationRow, type SnapshotRow } from './tables.ts';

/** The recruitment of an application, with what its applicant sees of the company. */
export interface RecruitmentWithCompany {
  recruitment: RecruitmentRow;
  company: { name: string; logoFileId: string | null };
}

export interface OwnedApplication extends RecruitmentWithCompany {
  application: ApplicationRow;
}

const recruitmentWithCompany = {
  recruitment: recruitments,
  company: { name: companies.name, logoFileId: companies.logoFileId },
};

/**
 * A recruitment by its id; `lock` keeps its state unchanged until the transaction ends, without blocking
 * other applicants.
 */
export async function findRecruitmentWithCompany(
  db: Db,
  recruitmentId: string,
  lock: 'none' | 'share',
): Promise<RecruitmentWithCompany | undefined> {
  const query = db
    .select(recruitmentWithCompany)
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(eq(recruitments.id, recruitmentId));
  const [row] = await (lock === 'share' ? query.for('share', { of: recruitments }) : query);
  return row;
}

/** A person's application to a recruitment, the revoked one if there is no other. */
export async function findOwn(
  db: Db,
  by: { personId: string; recruitmentId: string },
  lock: 'none' | 'update' = 'none',
): Promise<ApplicationRow | undefined> {
  const query = db
    .select()
    .from(applications)
    .where(and(eq(applications.personId, by.personId), eq(applications.recruitmentId, by.recruitmentId)))
    .orderBy(sql`${applications.status} = 'IS_REVOKED'`, desc(applications.savedAt))
    .limit(1);
  const [row] = await (lock === 'update' ? query.for('update') : query);
  return row;
}

const selectOwned = (db: Db) =>
  db
    .select({ application: applications, ...recruitmentWithCompany })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .$dynamic();

/** An application by its id with its recruitment. */
export async function findOwned(
  db: Db,
  applicationId: string,
  lock: 'none' | 'update' = 'none',
): Promise<OwnedApplication | undefined> {
  const query = selectOwned(db).where(eq(applications.id, applicationId));
  const [row] = await (lock === 'update' ? query.for('update', { of: applications }) : query);
  return row;
}

/** The application as sent; every submitted application has it. */
export async function findSnapshot(db: Db, applicationId: string): Promise<SnapshotRow | undefined> {
  const [row] = await db
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, applicationId));
  return row;
}

interface OwnPart extends PageRequest {
  status?: readonly ApplicationStatus[] | undefined;
  group?: ApplicationGroup | undefined;
}

const status = settledColumn('status');
const isClosed = sql`(${recruitments.state} = 'CANCELED' or (${recruitments.state} = 'FINISHED' and ${settledColumn('stage')} = 'ELIMINATED'))`;

/** Which applications each tab lists: by what the person may know of an application and its recruitment. */
export const groupConditions: Record<ApplicationGroup, SQL> = {
  WRITING: sql`${status} = 'ON_WRITING'`,
  ONGOING: sql`(${status} = 'IS_APPLIED' and not coalesce(${isClosed}, false))`,
  ACCEPTED: sql`${status} = 'ON_RECRUIT'`,
  OVER: sql`(${status} = 'IS_REVOKED' or (${status} = 'IS_APPLIED' and coalesce(${isClosed}, false)))`,
};

const latestFirst: PageColumn<OwnedApplication>[] = [
  {
    by: sql`${applications.savedAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ application }) => application.savedAt.toISOString(),
  },
  { by: sql`${applications.id}`, direction: -1, cast: 'uuid', read: ({ application }) => application.id },
];

/** A person's applications, the last changed first; `before: 'end'` returns the last page. */
export async function listOwn(db: Db, personId: string, part: OwnPart) {
  const { status: statuses, group } = part;
  const where = and(
    eq(applications.personId, personId),
    statuses && inArray(status, [...statuses]),
    group && groupConditions[group],
  );
  const page = await readPage(selectOwned(db), { where, columns: latestFirst, part });
  const count = await countUpToCap(
    db,
    sql`select 1 from ${applications} join ${recruitments} on ${recruitments.id} = ${applications.recruitmentId} where ${where}`,
  );
  return { ...page, ...count };
}

/** The number of a person's applications in each tab of the list. */
export async function countGroups(db: Db, personId: string): Promise<Record<ApplicationGroup, number>> {
  const countOf = (group: ApplicationGroup) =>
    sql<number>`(count(*) filter (where ${groupConditions[group]}))::int`;
  const rows = await db
    .select({
      WRITING: countOf('WRITING'),
      ONGOING: countOf('ONGOING'),
      ACCEPTED: countOf('ACCEPTED'),
      OVER: countOf('OVER'),
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .where(eq(applications.personId, personId));
  return one(rows);
}

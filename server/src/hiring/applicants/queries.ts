import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { OwnedApplication } from '#hiring/applications/public.ts';
import {
  applicationMoves,
  applications,
  type ApplicantCard,
  type MoveRow,
} from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { boardLocked } from './board/board-lock.ts';
import { movableColumns } from './moves/stage-changes.ts';
import { submitted } from './list/filter.ts';

/** The columns of a card; a submitted application has them all. */
export const applicantColumns = {
  id: applications.id,
  recruitmentId: applications.recruitmentId,
  personName: applications.personName,
  card: sql<ApplicantCard>`${applications.card}`.mapWith(applications.card),
  status: applications.status,
  stage: sql<ApplicationStage>`${applications.stage}`,
  notice: applications.notice,
  rank: applications.rank,
  version: applications.version,
  hasMemo: sql<boolean>`${applications.memo} <> ''`,
  isCertified: applications.isCertified,
  certifiedAt: applications.certifiedAt,
  certification: applications.certification,
  appliedAt: sql<Date>`${applications.appliedAt}`.mapWith(applications.appliedAt),
  stagedAt: sql<Date>`${applications.stagedAt}`.mapWith(applications.stagedAt),
  viewedAt: applications.viewedAt,
  recruitedAt: applications.recruitedAt,
  eliminatedAt: applications.eliminatedAt,
};

const selectApplicants = (db: Db) => db.select(applicantColumns).from(applications).$dynamic();
export type ApplicantRow = Awaited<ReturnType<typeof selectApplicants>>[number];

/** The present card of one applicant. */
export async function findCard(db: Db, applicationId: string): Promise<ApplicantRow | undefined> {
  const [row] = await selectApplicants(db).where(and(eq(applications.id, applicationId), submitted));
  return row;
}

/** The cards of some applicants of a recruitment, in no order; revoked ones are missing. */
export const findCards = (db: Db, recruitmentId: string, ids: readonly string[]): Promise<ApplicantRow[]> =>
  selectApplicants(db).where(
    and(eq(applications.recruitmentId, recruitmentId), inArray(applications.id, [...ids]), submitted),
  );

/** An application with its recruitment; undefined also when it belongs to another recruitment. */
export async function findApplicant(
  db: Db,
  of: { recruitmentId: string; applicationId: string },
  lock: 'none' | 'update' = 'none',
): Promise<OwnedApplication | undefined> {
  const query = db
    .select({
      application: applications,
      recruitment: recruitments,
      company: { name: companies.name, logoFileId: companies.logoFileId },
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(and(eq(applications.id, of.applicationId), eq(applications.recruitmentId, of.recruitmentId)));
  const [row] = await (lock === 'update' ? query.for('update', { of: applications }) : query);
  return row;
}

/**
 * An applicant about to be moved, with the caller's bookmark, in one statement: the row is locked, and other
 * moves on its board wait until the transaction ends. Statements issued after it read under the board's lock.
 */
export async function lockCard(
  { db, actor }: { db: Db; actor: Pick<Actor, 'userId'> },
  of: { recruitmentId: string; applicationId: string },
) {
  const [row] = await db
    .select({
      application: movableColumns,
      recruitment: { companyId: recruitments.companyId, questions: recruitments.questions },
      company: { name: companies.name },
      bookmarkId: bookmarks.id,
      lock: boardLocked,
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .leftJoin(
      bookmarks,
      and(eq(bookmarks.userId, actor.userId), eq(bookmarks.applicationId, applications.id)),
    )
    .where(and(eq(applications.id, of.applicationId), eq(applications.recruitmentId, of.recruitmentId)))
    .for('update', { of: applications })
    .execute();
  return row;
}
export type LockedCard = NonNullable<Awaited<ReturnType<typeof lockCard>>>;

/** The last mover of each of these applications, by their name at that time. */
export async function findLastMovers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([applicationMoves.applicationId], {
      id: applicationMoves.applicationId,
      name: applicationMoves.actorName,
    })
    .from(applicationMoves)
    .where(inArray(applicationMoves.applicationId, [...ids]))
    .orderBy(applicationMoves.applicationId, desc(applicationMoves.movedAt), desc(applicationMoves.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Every move of an applicant since the first submission. */
export const listMoves = (db: Db, applicationId: string): Promise<MoveRow[]> =>
  db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, applicationId))
    .orderBy(asc(applicationMoves.movedAt), asc(applicationMoves.id));

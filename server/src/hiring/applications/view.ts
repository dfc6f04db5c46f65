import { and, eq, inArray, isNotNull, max, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { ApplicantCounts, Closing } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { toIso } from '#kit/dates.ts';
import type { Db } from '#kit/context.ts';
import type { ApplicationsView } from '#hiring/recruitments/public.ts';
import { findOwn } from './queries.ts';
import { applications } from './tables.ts';
import { settledColumn } from './undoable.ts';
import { presentSummary } from './wire.ts';

/** The functions of applications that the recruitments module needs; modules.ts passes them down. */
export const applicationsView: ApplicationsView = {
  findOwnApplication: async (db, recruitmentId, personId) => {
    const own = await findOwn(db, { personId, recruitmentId });
    return own ? presentSummary(own) : null;
  },
  hasAny: (db, recruitmentId) => exists(db, recruitmentId, undefined),
  hasApplied: (db, recruitmentId) => exists(db, recruitmentId, isNotNull(applications.appliedAt)),
  countApplicants,
  countClosing,
};

async function exists(db: Db, recruitmentId: string, which: ReturnType<typeof isNotNull> | undefined) {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.recruitmentId, recruitmentId), which))
    .limit(1);
  return found.length > 0;
}

async function countClosing(db: Db, recruitmentId: string): Promise<Closing> {
  const { status, stage, notice } = applications;
  const isEliminated = sql`${status} = 'IS_APPLIED' and ${stage} = 'ELIMINATED'`;
  const countOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      writing: countOf(sql`${status} = 'ON_WRITING'`),
      waiting: countOf(sql`${status} = 'IS_APPLIED' and ${stage} <> 'ELIMINATED'`),
      eliminated: countOf(sql`${isEliminated} and ${notice} is distinct from 'NONE'`),
      silent: countOf(sql`${isEliminated} and ${notice} = 'NONE'`),
      accepted: countOf(sql`${status} = 'ON_RECRUIT'`),
    })
    .from(applications)
    .where(eq(applications.recruitmentId, recruitmentId));
  return row ?? { writing: 0, waiting: 0, eliminated: 0, silent: 0, accepted: 0 };
}

async function countApplicants(
  db: Db,
  recruitmentIds: readonly string[],
  by: 'shown' | 'settled' = 'shown',
): Promise<Map<string, ApplicantCounts>> {
  if (recruitmentIds.length === 0) return new Map();
  const stageColumn = by === 'settled' ? settledColumn('stage') : sql`${applications.stage}`;
  const inStage = (stage: ApplicationStage) =>
    sql<number>`(count(*) filter (where ${stageColumn} = ${stage}))::int`;
  const rows = await db
    .select({
      recruitmentId: applications.recruitmentId,
      count: sql<number>`count(*)::int`,
      unviewedCount: sql<number>`(count(*) filter (where ${applications.viewedAt} is null))::int`,
      latestAppliedAt: max(applications.appliedAt),
      applied: inStage('IS_APPLIED'),
      pending: inStage('ON_PENDING'),
      meeting: inStage('ON_MEETING'),
      accepted: inStage('ON_RECRUIT'),
      eliminated: inStage('ELIMINATED'),
    })
    .from(applications)
    .where(
      and(
        inArray(applications.recruitmentId, [...recruitmentIds]),
        sql`${applications.status} in ('IS_APPLIED', 'ON_RECRUIT')`,
      ),
    )
    .groupBy(applications.recruitmentId);
  return new Map(
    rows.map((row) => [
      row.recruitmentId,
      {
        count: row.count,
        unviewedCount: row.unviewedCount,
        latestAppliedAt: toIso(row.latestAppliedAt),
        stages: {
          IS_APPLIED: row.applied,
          ON_PENDING: row.pending,
          ON_MEETING: row.meeting,
          ON_RECRUIT: row.accepted,
          ELIMINATED: row.eliminated,
        },
      },
    ]),
  );
}

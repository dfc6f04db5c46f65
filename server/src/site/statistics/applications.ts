import { and, eq, sql } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { ApplicationReached, CareerStep, ShareKind } from '@ieum/contract/site/statistics/enums.ts';
import { settledColumn } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import type { Period } from './period.ts';
import { appliedIn, type Scope } from './scope.ts';
import { shareKeys } from './share-keys.ts';
import { isSharedIn } from './shares.ts';
import { reachedStage } from './reached-stage.ts';

const selectRows = (db: Db) =>
  db
    .select({
      id: applications.id,
      appliedAt: sql<Date>`${applications.appliedAt}`.mapWith(applications.appliedAt),
      status: applications.status,
      stage: sql<ApplicationStage>`${settledColumn('stage')}`,
      recruitmentId: recruitments.id,
      subject: recruitments.subject,
      companyId: companies.id,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      career: sql<CareerStep>`${shareKeys.CAREERS}`,
      education: shareKeys.EDUCATIONS,
      region: shareKeys.REGIONS,
    })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .$dynamic();
export type CountedRow = Awaited<ReturnType<typeof selectRows>>[number];

const columns: PageColumn<{ id: string; appliedAt: Date }>[] = [
  {
    by: sql`${applications.appliedAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ appliedAt }) => appliedAt.toISOString(),
  },
  { by: sql`${applications.id}`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

interface ApplicationsQuery extends PageRequest {
  scope: Scope;
  period: Period;
  step: ApplicationReached;
  share?: { kind: ShareKind; key: string } | undefined;
}

/** A page of the applications behind a figure, the newest first. */
export async function listCounted(db: Db, requested: ApplicationsQuery) {
  const { scope, period, step, share } = requested;
  const isShared = share && (await isSharedIn(db, share.key, { kind: share.kind, scope, period }));
  const where = and(appliedIn(scope, period), reachedStage[step], isShared);
  const page = await readPage(selectRows(db), { where, columns, part: requested });
  const counted = sql`select 1 from ${applications} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

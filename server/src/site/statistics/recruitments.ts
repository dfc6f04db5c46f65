import { inArray, sql, type SQL } from 'drizzle-orm';
import { STATISTICS_COMPANIES_MAX, type RecruitmentGroup } from '@ieum/contract/site/statistics/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { periodBefore, type Period } from './period.ts';
import { appliedIn, isWithin, knownRecruitments, recruitmentIn, viewedIn, type Scope } from './scope.ts';

interface RecruitmentsQuery {
  scope: Scope;
  period: Period;
  now: Date;
}

/** Which recruitments of `figuresIn` belong to a group. */
const isIn = (group: RecruitmentGroup, { period, now }: Pick<RecruitmentsQuery, 'period' | 'now'>): SQL =>
  ({
    VIEWED: sql`f.hits > 0`,
    PUBLISHED: isWithin(sql`f.published_at`, period),
    OPEN: sql`f.public_state = 'ON_GOING' and (f.ends_at is null or f.ends_at >= ${now.toISOString()}::timestamptz)`,
  })[group];

/** The recruitments of a scope with their views and applications in a period, including deleted ones. */
const figuresIn = (scope: Scope, period: Period): SQL => sql`(
  select k.*, coalesce(h.hits, 0)::int as hits, coalesce(a.applied, 0)::int as applied
  from ${knownRecruitments} k
  left join (select ${recruitmentDays.recruitmentId} as id, sum(${recruitmentDays.hits}) as hits
    from ${recruitmentDays} where ${viewedIn(scope, period)} group by 1) h on h.id = k.id
  left join (select ${applications.recruitmentId} as id, count(*) as applied
    from ${applications} where ${appliedIn(scope, period)} group by 1) a on a.id = k.id
  where ${recruitmentIn(scope, 'k')}) f`;

async function count(
  db: Db,
  group: RecruitmentGroup,
  { scope, period, now }: RecruitmentsQuery,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${knownRecruitments} f
    where ${recruitmentIn(scope, 'f')} and ${isIn(group, { period, now })}`);
  return Number(rows[0]?.n ?? 0);
}

/** Recruitments published in a period and in the one before, including deleted ones, and those open now. */
export async function countRecruitments(db: Db, requested: RecruitmentsQuery) {
  return {
    published: await count(db, 'PUBLISHED', requested),
    publishedBefore: await count(db, 'PUBLISHED', { ...requested, period: periodBefore(requested.period) }),
    open: await count(db, 'OPEN', requested),
  };
}

export interface CompanyName {
  id: string;
  name: string;
}

/**
 * Companies whose recruitments were viewed or applied to in a period, the most frequent first, for the
 * filter.
 */
export async function findCompanies(db: Db, period: Period): Promise<CompanyName[]> {
  const { rows } = await db.execute<CompanyName & Record<string, unknown>>(sql`
    select c.id, c.name from ${companies} c
    left join (select k.company_id, sum(${recruitmentDays.hits}) as hits
      from ${recruitmentDays} join ${knownRecruitments} k on k.id = ${recruitmentDays.recruitmentId}
      where ${viewedIn({}, period)} group by 1) viewed on viewed.company_id = c.id
    where viewed.hits > 0 or exists (select 1 from ${applications}
      where ${applications.companyId} = c.id and ${isWithin(sql`${applications.appliedAt}`, period)})
    order by coalesce(viewed.hits, 0) desc, c.id limit ${STATISTICS_COMPANIES_MAX}`);
  return rows;
}

const selectFigures = (db: Db, scope: Scope, period: Period) =>
  db
    .select({
      id: sql<string>`f.id`,
      subject: sql<string>`f.subject`,
      isRemoved: sql<boolean>`f.is_removed`,
      publishedAt: sql<Date | null>`f.published_at`.mapWith(companies.createdAt),
      hits: sql<number>`f.hits`,
      applied: sql<number>`f.applied`,
      companyId: sql<string>`f.company_id`,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
    })
    .from(figuresIn(scope, period))
    .leftJoin(companies, sql`${companies.id} = f.company_id`)
    .$dynamic();
export type RecruitmentFigures = Awaited<ReturnType<typeof selectFigures>>[number] & { days: number[] };

const columns: PageColumn<{ id: string; hits: number }>[] = [
  { by: sql`f.hits`, direction: -1, cast: 'integer', read: ({ hits }) => hits },
  { by: sql`f.id`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

/** A page of the recruitments behind a figure, the most viewed first. */
export async function listRecruitments(
  db: Db,
  part: PageRequest & RecruitmentsQuery & { group: RecruitmentGroup; days: readonly string[] },
) {
  const { scope, period, group, days } = part;
  const where = isIn(group, part);
  const page = await readPage(selectFigures(db, scope, period), { where, columns, part });
  const views = await viewsByDay(
    db,
    page.rows.map(({ id }) => id),
    period,
  );
  return {
    next: page.next,
    rows: page.rows.map((row): RecruitmentFigures => ({
      ...row,
      days: days.map((day) => views.get(`${row.id} ${day}`) ?? 0),
    })),
    ...(await countUpToCap(db, sql`select 1 from ${figuresIn(scope, period)} where ${where}`)),
  };
}

async function viewsByDay(db: Db, ids: readonly string[], period: Period): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { recruitmentId, day, hits } = recruitmentDays;
  const rows = await db
    .select({ recruitmentId, day, hits })
    .from(recruitmentDays)
    .where(sql`${inArray(recruitmentId, [...ids])} and ${viewedIn({}, period)}`);
  return new Map(rows.map((row) => [`${row.recruitmentId} ${row.day}`, row.hits]));
}

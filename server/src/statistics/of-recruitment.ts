import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import type { RecruitmentTotals } from '@ieum/contract/statistics.ts';
import { applicationMoves, applications } from '#applications/tables.ts';
import { recruitmentDays, type RecruitmentRow } from '#recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { daysBetween, startOfSeoulDay } from '#kit/dates.ts';
import type { Period } from './period.ts';

/** The posting figures are asked of; undefined asks of all together. */
export type About = Pick<RecruitmentRow, 'id' | 'companyId'> | undefined;

const dayOf = (at: SQL) => sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

const isWithin = (at: SQL, { from, to }: Period): SQL =>
  sql`${at} >= ${startOfSeoulDay(from).toISOString()}::timestamptz
    and ${at} < ${startOfSeoulDay(to, 1).toISOString()}::timestamptz`;

/** Applications to a posting sent in a period, withdrawn ones too. */
export const appliedIn = (posting: About, period: Period): SQL =>
  sql`${isTo(posting)} and ${isWithin(sql`${applications.appliedAt}`, period)}`;

/** The company is named too, because its applications stand together in an index. */
const isTo = (posting: About): SQL =>
  posting
    ? sql`${applications.companyId} = ${posting.companyId} and ${applications.recruitmentId} = ${posting.id}`
    : sql`true`;

/** Views and applications of a period, and how far these applications have come by now. */
export async function totalsOf(db: Db, posting: About, period: Period): Promise<RecruitmentTotals> {
  const { meetingAt, pendingAt, recruitedAt, positiveStage } = applications;
  const isAccepted = sql`${recruitedAt} is not null`;
  const isInterviewed = sql`(${isAccepted} or ${meetingAt} is not null or ${positiveStage} = 'ON_MEETING')`;
  const isReviewed = sql`(${isInterviewed} or ${pendingAt} is not null or ${positiveStage} = 'ON_PENDING')`;
  const [come] = await db
    .select({
      applied: sql<number>`count(*)::int`,
      reviewed: counted(isReviewed),
      interviewed: counted(isInterviewed),
      accepted: counted(isAccepted),
    })
    .from(applications)
    .where(appliedIn(posting, period));
  const [seen] = await db
    .select({ hits: sql<number>`coalesce(sum(${recruitmentDays.hits}), 0)::int` })
    .from(recruitmentDays)
    .where(hitsIn(posting, period));
  return { applied: 0, reviewed: 0, interviewed: 0, accepted: 0, ...come, hits: seen?.hits ?? 0 };
}

const hitsIn = (posting: About, { from, to }: Period) =>
  and(posting && eq(recruitmentDays.recruitmentId, posting.id), between(recruitmentDays.day, from, to));

const quiet = { hits: 0, applied: 0, pending: 0, meeting: 0, accepted: 0, eliminated: 0 };
type DayFigures = typeof quiet;

/** What happened on each day of a period: views, applications, and moves by the stage they went to. */
export async function daysOf(db: Db, posting: About, period: Period) {
  const byDay = new Map<string, DayFigures>();
  const add = (date: string, figures: Partial<DayFigures>) =>
    byDay.set(date, { ...(byDay.get(date) ?? quiet), ...figures });
  for (const { day, hits } of await hitsByDay(db, posting, period)) add(day, { hits });
  for (const { day, n } of await appliedByDay(db, posting, period)) add(day, { applied: n });
  for (const { day, ...moves } of await movesByDay(db, posting, period)) add(day, moves);
  return daysBetween(period.from, period.to).map((date) => ({ date, ...(byDay.get(date) ?? quiet) }));
}

const hitsByDay = (db: Db, posting: About, period: Period) =>
  db
    .select({ day: recruitmentDays.day, hits: sql<number>`sum(${recruitmentDays.hits})::int` })
    .from(recruitmentDays)
    .where(hitsIn(posting, period))
    .groupBy(recruitmentDays.day);

const appliedByDay = (db: Db, posting: About, period: Period) =>
  db
    .select({ day: dayOf(sql`${applications.appliedAt}`), n: sql<number>`count(*)::int` })
    .from(applications)
    .where(appliedIn(posting, period))
    .groupBy(sql`1`);

const movesByDay = (db: Db, posting: About, period: Period) => {
  const { fromStage, movedAt, toStage } = applicationMoves;
  const into = (stage: ApplicationStage) => counted(sql`${toStage} = ${stage}`);
  return db
    .select({
      day: dayOf(sql`${movedAt}`),
      pending: into('ON_PENDING'),
      meeting: into('ON_MEETING'),
      accepted: into('ON_RECRUIT'),
      eliminated: into('ELIMINATED'),
    })
    .from(applicationMoves)
    .innerJoin(applications, eq(applications.id, applicationMoves.applicationId))
    .where(and(isTo(posting), sql`${fromStage} is not null`, isWithin(sql`${movedAt}`, period)))
    .groupBy(sql`1`);
};

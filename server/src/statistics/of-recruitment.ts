import { and, between, eq, sql, type SQL } from 'drizzle-orm';
import type { RecruitmentTotals } from '@ieum/contract/statistics.ts';
import { settledColumn } from '#applications/public.ts';
import { applications } from '#applications/tables.ts';
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

/** How far applications have come by now, by moves that can no longer be undone. */
function stepsReached() {
  const positiveStage = settledColumn('positiveStage');
  const isSet = (name: 'meetingAt' | 'pendingAt' | 'recruitedAt') => sql`${settledColumn(name)} is not null`;
  const isAccepted = isSet('recruitedAt');
  const isInterviewed = sql`(${isAccepted} or ${isSet('meetingAt')} or ${positiveStage} = 'ON_MEETING')`;
  const isReviewed = sql`(${isInterviewed} or ${isSet('pendingAt')} or ${positiveStage} = 'ON_PENDING')`;
  return {
    pending: counted(isReviewed),
    meeting: counted(isInterviewed),
    accepted: counted(isAccepted),
    eliminated: counted(sql`${settledColumn('stage')} = 'ELIMINATED'`),
  };
}

/** The sums of days: what the figures above a table say is what its rows add up to. */
export function totalsOf(days: readonly DayFigures[]): RecruitmentTotals {
  const sum = (name: keyof DayFigures) => days.reduce((all, day) => all + day[name], 0);
  return {
    hits: sum('hits'),
    applied: sum('applied'),
    reviewed: sum('pending'),
    interviewed: sum('meeting'),
    accepted: sum('accepted'),
  };
}

const hitsIn = (posting: About, { from, to }: Period) =>
  and(posting && eq(recruitmentDays.recruitmentId, posting.id), between(recruitmentDays.day, from, to));

const quiet = { hits: 0, applied: 0, pending: 0, meeting: 0, accepted: 0, eliminated: 0 };
type DayFigures = typeof quiet;

/** Views and applications of each day of a period, and how far the applications of that day have come by now. */
export async function daysOf(db: Db, posting: About, period: Period) {
  const byDay = new Map<string, DayFigures>();
  const add = (date: string, figures: Partial<DayFigures>) =>
    byDay.set(date, { ...(byDay.get(date) ?? quiet), ...figures });
  for (const { day, hits } of await hitsByDay(db, posting, period)) add(day, { hits });
  for (const { day, ...come } of await appliedByDay(db, posting, period)) add(day, come);
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
    .select({
      day: dayOf(sql`${applications.appliedAt}`),
      applied: sql<number>`count(*)::int`,
      ...stepsReached(),
    })
    .from(applications)
    .where(appliedIn(posting, period))
    .groupBy(sql`1`);

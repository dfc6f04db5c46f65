import { sql, type SQL } from 'drizzle-orm';
import type { RecruitmentTotals } from '@ieum/contract/site/statistics/endpoints.ts';
import type { ApplicationReached } from '@ieum/contract/site/statistics/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { daysBetween } from '#kit/dates.ts';
import type { Period } from './period.ts';
import { ofAttribute, partsOf } from './counted-days.ts';
import { viewedIn, type Scope } from './scope.ts';
import { reachedStage } from './reached-stage.ts';
import { applicationDays } from './tables.ts';

const dayOf = (at: SQL) => sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** The sums of days, so that the figures above a table equal the sum of its rows. */
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

const quiet = { hits: 0, applied: 0, pending: 0, meeting: 0, accepted: 0, eliminated: 0 };
type DayFigures = typeof quiet;

/**
 * Views and applications of each day of a period, and the stage that the applications of that day have
 * reached by now.
 */
export async function daysOf(db: Db, scope: Scope, period: Period) {
  const byDay = new Map<string, DayFigures>();
  const add = (date: string, figures: Partial<DayFigures>) =>
    byDay.set(date, { ...(byDay.get(date) ?? quiet), ...figures });
  for (const { day, hits } of await hitsByDay(db, scope, period)) add(day, { hits });
  for (const { day, ...come } of await appliedByDay(db, scope, period)) add(day, come);
  return daysBetween(period.from, period.to).map((date) => ({ date, ...(byDay.get(date) ?? quiet) }));
}

const hitsByDay = (db: Db, scope: Scope, period: Period) =>
  db
    .select({ day: recruitmentDays.day, hits: sql<number>`sum(${recruitmentDays.hits})::int` })
    .from(recruitmentDays)
    .where(viewedIn(scope, period))
    .groupBy(recruitmentDays.day);

/** Of days counted at night and, apart from them, of days whose applications are counted now. */
async function appliedByDay(
  db: Db,
  scope: Scope,
  period: Period,
): Promise<({ day: string } & Partial<DayFigures>)[]> {
  const { counted, rest } = await partsOf(db, scope, period);
  const present = await countByDay(db, rest);
  return counted ? [...present, ...(await readCounted(db, counted))] : present;
}

const countByDay = (db: Db, where: SQL) =>
  db
    .select({
      day: dayOf(sql`${applications.appliedAt}`),
      applied: sql<number>`count(*)::int`,
      pending: counted(reachedStage.REVIEWED),
      meeting: counted(reachedStage.INTERVIEWED),
      accepted: counted(reachedStage.ACCEPTED),
      eliminated: counted(reachedStage.ELIMINATED),
    })
    .from(applications)
    .where(where)
    .groupBy(sql`1`);

async function readCounted(db: Db, isCounted: SQL) {
  const { day, key, count } = applicationDays;
  const sumOf = (step: ApplicationReached) =>
    sql<number>`coalesce(sum(${count}) filter (where ${key} = ${step}), 0)::int`;
  return db
    .select({
      day,
      applied: sumOf('APPLIED'),
      pending: sumOf('REVIEWED'),
      meeting: sumOf('INTERVIEWED'),
      accepted: sumOf('ACCEPTED'),
      eliminated: sumOf('ELIMINATED'),
    })
    .from(applicationDays)
    .where(ofAttribute(isCounted, 'STEPS'))
    .groupBy(day);
}

import { sql } from 'drizzle-orm';
import type { MemberSummary } from '@ieum/contract/site/members/endpoints.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { addSeconds, seoulDay, startOfSeoulDay } from '#kit/dates.ts';

const DAY_SECONDS = 24 * 60 * 60;
const WEEK = 7;

/** The figures above the members' list; days are Seoul days. */
export async function summariseMembers(db: Db, now: Date): Promise<MemberSummary> {
  const [approvals, counts, days] = [
    await countApprovals(db, now),
    await countMembers(db, now),
    await countJoinsByDay(db, now),
  ];
  const daily = days.slice(WEEK);
  return {
    pending: { count: approvals.pending, overdue: approvals.overdue },
    averageDecisionDays:
      approvals.seconds === null ? null : Math.round((approvals.seconds / DAY_SECONDS) * 10) / 10,
    joinedToday: { persons: counts.personsToday, companies: counts.companiesToday },
    joinedLast7Days: { daily, count: sum(daily), before: sum(days.slice(0, WEEK)) },
    counts: {
      all: counts.all,
      persons: counts.persons,
      companies: counts.companies,
      administrators: counts.administrators,
      blocked: counts.blocked,
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

async function countApprovals(db: Db, now: Date) {
  const waiting = sql`${companies.approval} = 'PENDING' and ${companies.userId} is not null`;
  const [row] = await db
    .select({
      pending: sql<number>`(count(*) filter (where ${waiting}))::int`,
      overdue: sql<number>`(count(*) filter (where ${waiting} and ${companies.submittedAt} < ${moment(addSeconds(now, -DAY_SECONDS))}))::int`,
      seconds: sql<
        number | null
      >`(avg(extract(epoch from ${companies.decidedAt} - ${companies.submittedAt})) filter (where ${companies.origin} = 'SIGN_UP' and ${companies.decidedAt} > ${moment(addSeconds(now, -30 * DAY_SECONDS))}))::float8`,
    })
    .from(companies);
  return row ?? { pending: 0, overdue: 0, seconds: null };
}

async function countMembers(db: Db, now: Date) {
  const isToday = sql`${users.createdAt} >= ${moment(startOfSeoulDay(seoulDay(now)))}`;
  const isPerson = sql`${users.userType} = 'PERSON'`;
  const isCompany = sql`${users.userType} = 'COMPANY'`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      all: sql<number>`count(*)::int`,
      persons: counted(isPerson),
      companies: counted(isCompany),
      administrators: counted(sql`${users.isConsole}`),
      blocked: counted(sql`${users.status} = 'BLOCKED'`),
      personsToday: counted(sql`${isPerson} and ${isToday}`),
      companiesToday: counted(sql`${isCompany} and ${isToday}`),
    })
    .from(users)
    .where(sql`${users.status} <> 'WITHDRAWN'`);
  return one(rows);
}

/** Sign-ups on each of the last fourteen Seoul days, oldest first. */
async function countJoinsByDay(db: Db, now: Date): Promise<number[]> {
  const today = seoulDay(now);
  const day = sql<string>`to_char(${users.createdAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, n: sql<number>`count(*)::int` })
    .from(users)
    .where(
      sql`${users.createdAt} >= ${moment(startOfSeoulDay(today, 1 - 2 * WEEK))} and ${users.userType} is not null`,
    )
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.day, row.n]));
  return Array.from({ length: 2 * WEEK }, (_, i) => {
    const past = startOfSeoulDay(today, i + 1 - 2 * WEEK);
    return counts.get(seoulDay(past)) ?? 0;
  });
}

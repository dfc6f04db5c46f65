import { and, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { recruitments } from '../tables.ts';

/** Whether a public recruitment accepts applications until the Seoul day this many days from now. */
export const closesIn = (now: Date, days: number): SQL | undefined => {
  const today = seoulDay(now);
  return and(
    eq(recruitments.publicState, 'ON_GOING'),
    isNotNull(recruitments.publishedAt),
    eq(recruitments.isOpenHiring, false),
    gte(recruitments.endsAt, startOfSeoulDay(today, days)),
    lt(recruitments.endsAt, startOfSeoulDay(today, days + 1)),
  );
};

/**
 * The key of a reminder of a recruitment's deadline; it includes the end, so that a changed deadline is
 * reminded of again.
 */
export const deadlineKey = (kind: string): SQL<string> =>
  sql<string>`${`${kind} `} || ${recruitments.id} || ' ' || extract(epoch from ${recruitments.endsAt})::bigint`;

/** The facts of a reminder to a member about a recruitment that closes. */
export const reminderColumns = (key: SQL<string>) => ({
  userId: users.id,
  recruitmentId: recruitments.id,
  subject: recruitments.subject,
  company: companies.name,
  aboutUserId: companies.userId,
  key,
});

import { and, eq, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { recruitments } from '../tables.ts';

/** Whether a public recruitment takes applications until the Seoul day so many days from now. */
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

/** The key of a reminder of a recruitment's deadline; it names the end too: a deadline that moved is another reminder. */
export const deadlineKey = (kind: string): SQL<string> =>
  sql<string>`${`${kind} `} || ${recruitments.id} || ' ' || extract(epoch from ${recruitments.endsAt})::bigint`;

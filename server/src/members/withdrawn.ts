import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { UserType } from '@ieum/contract/users.enums.ts';
import { auditLogs } from '#audit/tables.ts';
import { companies } from '#companies/tables.ts';
import { users } from '#users/tables.ts';
import { withdrawals } from '#withdrawals/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { isId } from '#kit/ids.ts';
import { afterCursor, countUpToCap, orderBy, packCursor, pageOf, unpackCursor } from '#kit/listing.ts';
import { matches } from './queries.ts';

const isByConsole = sql<boolean>`exists (select 1 from ${auditLogs}
  where ${auditLogs.subjectId} = ${users.id} and ${auditLogs.action} = 'users.withdraw')`;

const selectWithdrawn = (db: Db) =>
  db
    .select({ user: users, withdrawal: withdrawals, isByConsole })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(withdrawals, eq(withdrawals.userId, users.id));
export type WithdrawnRow = Awaited<ReturnType<typeof selectWithdrawn>>[number];

interface WithdrawnFilter {
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
  searchValue?: string | undefined;
  userType?: UserType | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const withdrawnAt = sql`coalesce(${users.withdrawnAt}, ${users.createdAt})`;
const latestFirst = [
  { by: withdrawnAt, direction: -1, cast: 'timestamptz' },
  { by: sql`${users.id}`, direction: -1, cast: 'uuid' },
] as const;
const cursorOf = ({ user }: WithdrawnRow) =>
  packCursor([(user.withdrawnAt ?? user.createdAt).toISOString(), user.id]);

const isWithdrawn = eq(users.status, 'WITHDRAWN');

function conditionsOf({ searchValue, userType, from, to }: WithdrawnFilter): (SQL | undefined)[] {
  return [
    isWithdrawn,
    userType && eq(users.userType, userType),
    from ? gte(withdrawnAt, startOfSeoulDay(from)) : undefined,
    to ? lt(withdrawnAt, startOfSeoulDay(to, 1)) : undefined,
    searchValue ? matches(searchValue) : undefined,
  ];
}

/** Members who left, the latest first. */
export async function listWithdrawn(db: Db, filter: WithdrawnFilter) {
  const { limit, skip, after, before } = filter;
  const isLastPage = before === 'end';
  const where = and(...conditionsOf(filter));
  const rows = await selectWithdrawn(db)
    .where(and(where, after ? afterCursor(latestFirst, unpackCursor(after, 2)) : undefined))
    .orderBy(...orderBy(latestFirst, isLastPage))
    .limit(limit + 1)
    .offset(isLastPage ? 0 : skip);
  const counted = sql`select 1 from ${users} left join ${companies} on ${companies.userId} = ${users.id} where ${where}`;
  const count = await countUpToCap(db, counted);
  if (isLastPage) return { rows: rows.slice(0, limit).toReversed(), next: null, ...count };
  return { ...pageOf(rows, limit, cursorOf), ...count };
}

/** One of them. */
export async function findWithdrawn(db: Db, userId: string): Promise<WithdrawnRow | undefined> {
  if (!isId(userId)) return undefined;
  const [row] = await selectWithdrawn(db).where(and(eq(users.id, userId), isWithdrawn));
  return row;
}

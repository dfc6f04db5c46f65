import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { UserType } from '@ieum/contract/account/users/enums.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import { withdrawals } from '#site/withdrawals/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import {
  byCreationOf,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { findByText } from './search/find-by-text.ts';

const isByConsole = sql<boolean>`exists (select 1 from ${auditLogs}
  where ${auditLogs.subjectId} = ${users.id} and ${auditLogs.action} = 'users.withdraw')`;

const selectWithdrawn = (db: Db) =>
  db
    .select({ user: users, withdrawal: withdrawals, isByConsole })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(withdrawals, eq(withdrawals.userId, users.id))
    .$dynamic();
export type WithdrawnRow = Awaited<ReturnType<typeof selectWithdrawn>>[number];

interface WithdrawnFilter extends PageRequest {
  searchValue?: string | undefined;
  userType?: UserType | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const withdrawnAt = sql`coalesce(${users.withdrawnAt}, ${users.createdAt})`;
const latestFirst: PageColumn<WithdrawnRow>[] = [
  {
    by: withdrawnAt,
    direction: -1,
    cast: 'timestamptz',
    read: ({ user }) => (user.withdrawnAt ?? user.createdAt).toISOString(),
  },
  { by: sql`${users.id}`, direction: -1, cast: 'uuid', read: ({ user }) => user.id },
];

const isWithdrawn = eq(users.status, 'WITHDRAWN');

function conditionsOf({ userType, from, to }: WithdrawnFilter, found: SQL | undefined): (SQL | undefined)[] {
  return [
    isWithdrawn,
    userType && eq(users.userType, userType),
    from ? gte(withdrawnAt, startOfSeoulDay(from)) : undefined,
    to ? lt(withdrawnAt, startOfSeoulDay(to, 1)) : undefined,
    found,
  ];
}

/** Withdrawn members, the latest first unless the `sort` header says otherwise. */
export async function listWithdrawn(db: Db, filter: WithdrawnFilter, sort: string | undefined) {
  const found = await findByText(db, filter.searchValue);
  const where = and(...conditionsOf(filter, found?.count));
  const [key] = readSort(['createdAt'], sort);
  const ordered = key && byCreationOf(users, ({ user }: WithdrawnRow) => user, key.direction);
  const page = await readPage(selectWithdrawn(db), { where, columns: ordered ?? latestFirst, part: filter });
  const counted = sql`select 1 from ${users} left join ${companies} on ${companies.userId} = ${users.id} 
    where ${and(...conditionsOf(filter, found?.count))}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

export async function findWithdrawn(db: Db, userId: string): Promise<WithdrawnRow | undefined> {
  const [row] = await selectWithdrawn(db).where(and(eq(users.id, userId), isWithdrawn));
  return row;
}

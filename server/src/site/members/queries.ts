import { and, asc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import { files, type FileRow } from '#foundation/files/tables.ts';
import { userLevels, type LevelRow } from '#account/levels/tables.ts';
import { terms, termsAgreements } from '#account/terms/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type SortKey } from '#kit/db/pagination.ts';
import type { MemberFilter } from './filter.ts';
import { findByText, type FoundMembers } from './search/find-by-text.ts';
import { countInIndex, isOfIndex, isOrderOfIndex, readInIndex } from './search/search-index.ts';

const logo = alias(files, 'logo');
const picture = alias(files, 'picture');
const registration = alias(files, 'registration');

export interface MemberRow {
  user: UserRow;
  company: CompanyRow | null;
  logo: FileRow | null;
  picture: FileRow | null;
  registration: FileRow | null;
  /** The level in force: the member's own, else the default; null for administrators. */
  level: Pick<LevelRow, 'id' | 'name'> | null;
}

/** The id of the level in force; null for administrators. */
const levelInForce = sql`case when ${users.userType} is not null
  then coalesce(${users.levelId}, (select ${userLevels.id} from ${userLevels} where ${userLevels.isDefault})) end`;

/** Members with all columns of lists and details. */
export const selectMembers = (db: Db) =>
  db
    .select({
      user: users,
      company: companies,
      logo,
      picture,
      registration,
      level: { id: userLevels.id, name: userLevels.name },
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(logo, eq(logo.id, companies.logoFileId))
    .leftJoin(picture, eq(picture.id, users.profileFileId))
    .leftJoin(registration, eq(registration.id, companies.businessRegistrationFileId))
    .leftJoin(userLevels, sql`${userLevels.id} = ${levelInForce}`)
    .$dynamic();

/** One member with all columns of the detail except the agreements. */
export async function findMember(db: Db, userId: string): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(db).where(eq(users.id, userId));
  return row;
}

/** The terms that a member agreed to, oldest first. */
export const listAgreements = (db: Db, userId: string) =>
  db
    .select({
      termsId: terms.id,
      subject: terms.subject,
      version: termsAgreements.version,
      agreedAt: termsAgreements.agreedAt,
    })
    .from(termsAgreements)
    .innerJoin(terms, eq(terms.id, termsAgreements.termsId))
    .where(eq(termsAgreements.userId, userId))
    .orderBy(asc(termsAgreements.agreedAt), asc(terms.position));

interface SortedRow {
  user: Pick<UserRow, 'id' | 'createdAt' | 'username' | 'name'>;
  /** Of a company that awaits its approval. */
  submittedAt: Date | null;
}
type Column = PageColumn<SortedRow>;

const byId = (direction: 1 | -1): Column => ({
  by: sql`${users.id}`,
  direction,
  cast: 'uuid',
  read: ({ user }) => user.id,
});
const sortable = {
  createdAt: {
    by: sql`${users.createdAt}`,
    cast: 'timestamptz',
    read: ({ user }) => user.createdAt.toISOString(),
  },
  username: { by: sql`${users.username} collate "C"`, cast: 'text', read: ({ user }) => user.username },
  name: { by: sql`${users.name} collate "C"`, cast: 'text', read: ({ user }) => user.name },
} satisfies Record<string, Omit<Column, 'direction'>>;
const waitingLongest: Column = {
  by: sql`${companies.submittedAt}`,
  direction: 1,
  cast: 'timestamptz',
  read: ({ submittedAt }) => submittedAt?.toISOString() ?? '',
};
const sortNames = ['createdAt', 'username', 'name'] as const;
type SortName = (typeof sortNames)[number];

/** The order that the `sort` header names. */
export const readMemberSort = (sort: string | undefined) => readSort(sortNames, sort);

/** The requested order; without one the newest first, and companies awaiting approval by their waiting time. */
export function orderOf(
  { approval }: Pick<MemberFilter, 'approval'>,
  requested: readonly SortKey<SortName>[],
): Column[] {
  const columns = requested.map(({ field, direction }) => ({ ...sortable[field], direction }));
  const last = columns.at(-1);
  if (last) return [...columns, byId(last.direction)];
  if (approval === 'PENDING') return [waitingLongest, byId(1)];
  return [{ ...sortable.createdAt, direction: -1 }, byId(-1)];
}

const sortedUser = {
  id: users.id,
  createdAt: users.createdAt,
  username: users.username,
  name: users.name,
};

/** The columns of the list's orders; a page is found among these before all else of it is joined. */
const selectSorted = (db: Db, { approval }: Pick<MemberFilter, 'approval'>) =>
  approval
    ? db
        .select({
          user: sortedUser,
          submittedAt: sql<Date | null>`${companies.submittedAt}`.mapWith(companies.submittedAt),
        })
        .from(users)
        .innerJoin(companies, eq(companies.userId, users.id))
        .$dynamic()
    : db
        .select({ user: sortedUser, submittedAt: sql<Date | null>`null` })
        .from(users)
        .$dynamic();

/** A page of members; withdrawn ones on request only. */
export async function listMembers(db: Db, filter: MemberFilter, sort: string | undefined) {
  const found = await findByText(db, filter.searchValue);
  const [page, counted] = await Promise.all([
    readSorted(db, { filter, found, sort }),
    countMembers(db, filter, found),
  ]);
  const ids = page.rows.map(({ user }) => user.id);
  const rows = ids.length > 0 ? await selectMembers(db).where(inArray(users.id, ids)) : [];
  const byUser = new Map(rows.map((row) => [row.user.id, row]));
  return { ...page, rows: ids.flatMap((id) => byUser.get(id) ?? []), ...counted };
}

interface Sorted {
  filter: MemberFilter;
  found: FoundMembers | undefined;
  sort: string | undefined;
}

/** The ids of a page in its order. */
async function readSorted(db: Db, { filter, found, sort }: Sorted) {
  const requested = readMemberSort(sort);
  const isSoonFull = requested.length > 0 ? found?.isBeyondCount : found?.isFrequent;
  if (found && !isSoonFull && isOfIndex(filter, found) && isOrderOfIndex(requested))
    return readInIndex(db, { filter, found, order: requested });
  const where = and(...conditionsOf(filter, requested.length > 0 ? found?.byName : found?.byTime));
  const columns = orderOf(filter, requested);
  return readPage<SortedRow>(selectSorted(db, filter), { where, columns, part: filter });
}

async function countMembers(db: Db, filter: MemberFilter, found: FoundMembers | undefined) {
  if (found && isOfIndex(filter, found)) return countInIndex(db, filter, found);
  const where = and(...conditionsOf(filter, found?.count));
  const joined = filter.approval ? sql`left join ${companies} on ${companies.userId} = ${users.id}` : sql``;
  return countUpToCap(db, sql`select 1 from ${users} ${joined} where ${where}`);
}

/** The conditions of a filter; `found` is that of its search. */
export function conditionsOf(
  filter: Omit<MemberFilter, 'limit' | 'skip' | 'searchValue'>,
  found?: SQL,
): (SQL | undefined)[] {
  const { userType, approval, status, isConsole, levelId, userIds, joinedFrom, joinedTo } = filter;
  return [
    status ? eq(users.status, status) : ne(users.status, 'WITHDRAWN'),
    userType && eq(users.userType, userType),
    isConsole ? eq(users.isConsole, true) : undefined,
    approval && eq(companies.approval, approval),
    levelId ? sql`${levelInForce} = ${levelId}` : undefined,
    userIds && inArray(users.id, userIds),
    joinedFrom ? gte(users.createdAt, startOfSeoulDay(joinedFrom)) : undefined,
    joinedTo ? lt(users.createdAt, startOfSeoulDay(joinedTo, 1)) : undefined,
    found,
  ];
}

import { and, asc, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Approval } from '@ieum/contract/hiring/companies/enums.ts';
import type { UserStatus, UserType } from '@ieum/contract/account/users/enums.ts';
import { companies, type CompanyRow } from '#hiring/companies/tables.ts';
import { files, type FileRow } from '#foundation/files/tables.ts';
import { userLevels, type LevelRow } from '#account/levels/tables.ts';
import { terms, termsAgreements } from '#account/terms/tables.ts';
import { users, type UserRow } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';

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

export interface MemberFilter extends PageRequest {
  searchValue?: string | undefined;
  userType?: UserType | undefined;
  approval?: Approval | undefined;
  status?: UserStatus | undefined;
  /** Administrators only. */
  isConsole?: boolean | undefined;
  levelId?: string | undefined;
  /** Only these members. */
  userIds?: readonly string[] | undefined;
  /** Seoul days, both included. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
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

type Column = PageColumn<MemberRow>;

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
  read: ({ company }) => company?.submittedAt.toISOString() ?? '',
};
const sortNames = ['createdAt', 'username', 'name'] as const;

/** Newest first; companies awaiting approval by how long they have waited; else by the `sort` header. */
export function orderOf({ approval }: Pick<MemberFilter, 'approval'>, sort: string | undefined): Column[] {
  const requested = readSort(sortNames, sort).map(({ field, direction }) => ({
    ...sortable[field],
    direction,
  }));
  const last = requested.at(-1);
  if (last) return [...requested, byId(last.direction)];
  if (approval === 'PENDING') return [waitingLongest, byId(1)];
  return [{ ...sortable.createdAt, direction: -1 }, byId(-1)];
}

/** A page of members; withdrawn ones on request only. */
export async function listMembers(db: Db, filter: MemberFilter, sort: string | undefined) {
  const where = and(...conditionsOf(filter));
  const columns = orderOf(filter, sort);
  const page = await readPage(selectMembers(db), { where, columns, part: filter });
  const counted = sql`select 1 from ${users} left join ${companies} on ${companies.userId} = ${users.id} where ${where}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

/** The conditions of a filter. */
export function conditionsOf(filter: Omit<MemberFilter, 'limit' | 'skip'>): (SQL | undefined)[] {
  const { searchValue, userType, approval, status, isConsole, levelId, userIds, joinedFrom, joinedTo } =
    filter;
  return [
    status ? eq(users.status, status) : ne(users.status, 'WITHDRAWN'),
    userType && eq(users.userType, userType),
    isConsole ? eq(users.isConsole, true) : undefined,
    approval && eq(companies.approval, approval),
    levelId ? sql`${levelInForce} = ${levelId}` : undefined,
    userIds && inArray(users.id, userIds),
    joinedFrom ? gte(users.createdAt, startOfSeoulDay(joinedFrom)) : undefined,
    joinedTo ? lt(users.createdAt, startOfSeoulDay(joinedTo, 1)) : undefined,
    searchValue ? matches(searchValue) : undefined,
  ];
}

const searched = [
  sql`${users.username}`,
  sql`${users.name}`,
  sql`${companies.name}`,
  sql`${companies.ceoName}`,
];
const FEWEST_DIGITS = 8;

/**
 * A part of a name, or a whole telephone number or e-mail address, so that masked data cannot be found out
 * part by part.
 */
export function matches(searchValue: string): SQL | undefined {
  const digits = searchValue.replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS)
    return ofAccountOrCompany(eq(users.phone, digits), eq(companies.phone, digits));
  if (searchValue.includes('@'))
    return ofAccountOrCompany(
      isEmail(sql`${users.email}`, searchValue),
      isEmail(sql`${companies.email}`, searchValue),
    );
  return or(...searched.map((column) => contains(column, searchValue)));
}

/** Two reads of an index: a condition on both tables of a join would read every member. */
const ofAccountOrCompany = (ofAccount: SQL, ofCompany: SQL): SQL =>
  sql`${users.id} in (
    select ${users.id} from ${users} where ${ofAccount}
    union all select ${companies.userId} from ${companies} where ${ofCompany})`;

const isEmail = (column: SQL, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`;

const contains = (column: SQL, value: string): SQL =>
  sql`${column} ilike ${`%${value.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`}`;

import { and, eq, gte, ilike, inArray, like, lte, sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { escapeLike } from '#kit/db/text-pattern.ts';
import { isId } from '#kit/db/ids.ts';
import { byCreation, countUpToCap, creationOrder, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { accessRecords, auditLogs, type AuditLogRow } from './tables.ts';

interface When {
  from?: string | undefined;
  to?: string | undefined;
  address?: string | undefined;
}

export interface AuditFilter extends When {
  action?: string | undefined;
  actor?: string | undefined;
  targetType?: string | undefined;
  target?: string | undefined;
}

export interface ReadingFilter extends When {
  reader?: string | undefined;
  person?: string | undefined;
  what?: string | undefined;
}

/** The condition that a column in lower case starts with a text, for an index by `text_pattern_ops`. */
const startsWith = (column: SQL | Table['address'], text: string): SQL =>
  like(column, `${escapeLike(text.toLowerCase())}%`);

type Table = typeof auditLogs | typeof accessRecords;

/** Actions of administrators, newest first unless the `sort` header says otherwise. */
export async function listAuditLogs(
  db: Db,
  filter: AuditFilter,
  { sort, ...part }: PageRequest & { sort: string | undefined },
) {
  const where = and(...auditConditions(filter));
  const selection = db.select().from(auditLogs).$dynamic();
  const page = await readPage(selection, { where, columns: creationOrder(auditLogs, sort), part });
  return {
    ...page,
    ...(await countUpToCap(db, sql`select 1 from ${auditLogs} where ${where ?? sql`true`}`)),
  };
}

/** The conditions of the log's filters. */
export const auditConditions = (filter: AuditFilter): (SQL | undefined)[] => [
  filter.action ? startsWith(sql`lower(${auditLogs.action})`, filter.action) : undefined,
  isWho(filter.actor, auditLogs.actorId, auditLogs.actorName),
  filter.targetType ? eq(auditLogs.subjectType, filter.targetType) : undefined,
  isTarget(filter.target),
  ...whenConditions(auditLogs, filter),
];

function isWho(
  who: string | undefined,
  id: typeof auditLogs.actorId | typeof accessRecords.readerId,
  name: typeof auditLogs.actorName | typeof accessRecords.readerName,
): SQL | undefined {
  if (!who) return undefined;
  return isId(who) ? sql`${id} = ${who}` : ilike(name, `%${escapeLike(who)}%`);
}

const MAX_TARGETS = 5;

function isTarget(target: string | undefined): SQL | undefined {
  if (!target) return undefined;
  const ids = target.split(',').slice(0, MAX_TARGETS);
  return ids.every(isId)
    ? inArray(auditLogs.subjectId, ids)
    : ilike(auditLogs.subjectName, `%${escapeLike(target)}%`);
}

const whenConditions = (table: Table, { from, to, address }: When): (SQL | undefined)[] => [
  from ? gte(table.createdAt, new Date(from)) : undefined,
  to ? lte(table.createdAt, new Date(to)) : undefined,
  address ? startsWith(table.address, address) : undefined,
];

/** One action of an administrator. */
export async function findAuditLog(db: Db, id: string): Promise<AuditLogRow | undefined> {
  const [row] = await db.select().from(auditLogs).where(eq(auditLogs.id, id));
  return row;
}

const readingColumns = {
  id: accessRecords.id,
  readerId: accessRecords.readerId,
  readerName: accessRecords.readerName,
  personId: accessRecords.personId,
  /** No username in use has a hyphen, but that of an erased account has one. */
  username: sql<string | null>`case when ${users.username} like '%-%' then null else ${users.username} end`,
  what: accessRecords.what,
  reason: accessRecords.reason,
  address: accessRecords.address,
  createdAt: accessRecords.createdAt,
};

const selectReadings = (db: Db) =>
  db
    .select(readingColumns)
    .from(accessRecords)
    .leftJoin(users, eq(users.id, accessRecords.personId))
    .$dynamic();
export type ReadingRow = Awaited<ReturnType<typeof selectReadings>>[number];

/** The readings of personal data, the newest first. */
export async function listReadings(db: Db, filter: ReadingFilter, part: PageRequest) {
  const where = and(...readingConditions(filter));
  const page = await readPage(selectReadings(db), { where, columns: byCreation(accessRecords), part });
  const count = await countUpToCap(db, sql`select 1 from ${accessRecords} where ${where ?? sql`true`}`);
  return { ...page, ...count };
}

/** The conditions of the filters of readings. */
export const readingConditions = (filter: ReadingFilter): (SQL | undefined)[] => [
  isWho(filter.reader, accessRecords.readerId, accessRecords.readerName),
  isPerson(filter.person),
  filter.what ? eq(accessRecords.what, filter.what) : undefined,
  ...whenConditions(accessRecords, filter),
];

function isPerson(person: string | undefined): SQL | undefined {
  if (!person) return undefined;
  if (isId(person)) return eq(accessRecords.personId, person);
  const username = person.toLowerCase();
  return sql`${accessRecords.personId} = (select ${users.id} from ${users} where ${users.username} = ${username})`;
}

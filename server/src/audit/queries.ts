import { and, eq, gte, ilike, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { isId } from '#kit/ids.ts';
import {
  afterCursor,
  countUpToCap,
  orderBy,
  packCursor,
  pageOf,
  unpackCursor,
  type OrderColumn,
} from '#kit/listing.ts';
import { accessRecords, auditLogs, type AuditLogRow } from './tables.ts';

interface Part {
  limit: number;
  skip: number;
  after?: string | undefined;
}

export interface AuditFilter extends Part {
  action?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const newestFirst = (table: typeof auditLogs | typeof accessRecords): OrderColumn[] => [
  { by: sql`${table.createdAt}`, direction: -1, cast: 'timestamptz' },
  { by: sql`${table.id}`, direction: -1, cast: 'uuid' },
];

const cursorOf = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  packCursor([createdAt.toISOString(), id]);

/** What administrators did, newest first. */
export async function listAuditLogs(db: Db, filter: AuditFilter) {
  const where = and(...conditionsOf(filter));
  const order = newestFirst(auditLogs);
  const rows = await db
    .select()
    .from(auditLogs)
    .where(and(where, filter.after ? afterCursor(order, unpackCursor(filter.after, 2)) : undefined))
    .orderBy(...orderBy(order))
    .limit(filter.limit + 1)
    .offset(filter.skip);
  const count = await countUpToCap(db, sql`select 1 from ${auditLogs} where ${where ?? sql`true`}`);
  return { ...pageOf(rows, filter.limit, cursorOf), ...count };
}

function conditionsOf({ action, actor, from, to }: AuditFilter): SQL[] {
  const conditions: (SQL | undefined)[] = [
    action ? ilike(auditLogs.action, `${likeable(action)}%`) : undefined,
    actor &&
      (isId(actor) ? eq(auditLogs.actorId, actor) : ilike(auditLogs.actorName, `%${likeable(actor)}%`)),
    from ? gte(auditLogs.createdAt, new Date(from)) : undefined,
    to ? lte(auditLogs.createdAt, new Date(to)) : undefined,
  ].map((condition) => condition || undefined);
  return conditions.filter((condition) => condition !== undefined);
}

const likeable = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** One act of an administrator. */
export async function findAuditLog(db: Db, id: string): Promise<AuditLogRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(auditLogs).where(eq(auditLogs.id, id));
  return row;
}

/** Who read a person's data, newest first. */
export async function listReadingsOf(db: Db, personId: string, part: Part) {
  const isTheirs = eq(accessRecords.personId, personId);
  const order = newestFirst(accessRecords);
  const rows = await db
    .select()
    .from(accessRecords)
    .where(and(isTheirs, part.after ? afterCursor(order, unpackCursor(part.after, 2)) : undefined))
    .orderBy(...orderBy(order))
    .limit(part.limit + 1)
    .offset(part.skip);
  const count = await countUpToCap(db, sql`select 1 from ${accessRecords} where ${isTheirs}`);
  return { ...pageOf(rows, part.limit, cursorOf), ...count };
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor, ContextOf, Db } from '#kit/context.ts';
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
import { inboxItems, type InboxItemRow } from './tables.ts';

/** One item by its id. */
export async function findItem(db: Db, id: string): Promise<InboxItemRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(inboxItems).where(eq(inboxItems.id, id));
  return row;
}

/** How many items wait to be read, up to 10,000. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await countUpToCap(
    db,
    sql`select 1 from ${inboxItems} where ${and(eq(inboxItems.userId, userId), isNull(inboxItems.readAt))}`,
  );
  return count;
}

interface InboxPart {
  isUnread: boolean | undefined;
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
}

const newestFirst: OrderColumn[] = [
  { by: sql`${inboxItems.createdAt}`, direction: -1, cast: 'timestamptz' },
  { by: sql`${inboxItems.id}`, direction: -1, cast: 'uuid' },
];

/** A member's items, the newest first; `before: 'end'` answers the last page. */
export async function listItems({ db, actor }: Pick<ContextOf<Actor>, 'db' | 'actor'>, part: InboxPart) {
  const { isUnread, limit, skip, after } = part;
  const isLast = part.before === 'end';
  const isTheirs = and(eq(inboxItems.userId, actor.userId), isUnread ? isNull(inboxItems.readAt) : undefined);
  const rows = await db
    .select()
    .from(inboxItems)
    .where(and(isTheirs, after ? afterCursor(newestFirst, unpackCursor(after, 2)) : undefined))
    .orderBy(...orderBy(newestFirst, isLast))
    .limit(isLast ? limit : limit + 1)
    .offset(isLast ? 0 : skip);
  const count = await countUpToCap(db, sql`select 1 from ${inboxItems} where ${isTheirs}`);
  if (isLast) return { rows: rows.toReversed(), next: null, ...count };
  return { ...pageOf(rows, limit, (row) => packCursor([row.createdAt.toISOString(), row.id])), ...count };
}

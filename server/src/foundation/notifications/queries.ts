import { and, eq, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db, MemberContext, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { byCreation, countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { inboxItems, type InboxItemRow } from './tables.ts';

export async function findItem(db: Db, id: string): Promise<InboxItemRow | undefined> {
  const [row] = await db.select().from(inboxItems).where(eq(inboxItems.id, id));
  return row;
}

/** Allows for small differences between the clocks of several processes. */
const SKEW_SECONDS = 60;

/** Items of the night appear in the morning. */
export const isDue = (now: Date): SQL => lte(inboxItems.createdAt, addSeconds(now, SKEW_SECONDS));

/** Whether the member of a query over `users` has no notification with this key yet. */
export const isNotNotified = (db: Db, key: SQL): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(inboxItems)
      .where(and(eq(inboxItems.key, key), eq(inboxItems.userId, users.id))),
  );

/** The number of unread items, up to 10,000. */
export async function countUnread({ db, now }: Pick<Work, 'db' | 'now'>, userId: string): Promise<number> {
  const isWaiting = and(eq(inboxItems.userId, userId), isNull(inboxItems.readAt), isDue(now));
  const { count } = await countUpToCap(db, sql`select 1 from ${inboxItems} where ${isWaiting}`);
  return count;
}

interface InboxPart extends PageRequest {
  isUnread: boolean | undefined;
}

/** A member's items, the newest first; `before: 'end'` returns the last page. */
export async function listItems(
  { db, actor, now }: Pick<MemberContext, 'db' | 'actor' | 'now'>,
  part: InboxPart,
) {
  const isRead = part.isUnread ? isNull(inboxItems.readAt) : undefined;
  const where = and(eq(inboxItems.userId, actor.userId), isDue(now), isRead);
  const selection = db.select().from(inboxItems).$dynamic();
  const page = await readPage(selection, { where, columns: byCreation(inboxItems), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${inboxItems} where ${where}`)) };
}

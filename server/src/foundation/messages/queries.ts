import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import {
  afterRow,
  byCreationOf,
  countUpToCap,
  orderBy,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { dispatches } from '#site/dispatches/tables.ts';
import { users } from '#account/users/tables.ts';
import { conditionsOf, type MessageFilter } from './filter.ts';
import { messages, type MessageRow } from './tables.ts';

const SHOWN = 100;

/** The newest hundred, for the developer's outbox. */
export const listNewest = (db: Db): Promise<MessageRow[]> =>
  db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(SHOWN);

/** The name of who sent a dispatch; the stored one once the account is gone. */
const senderName = sql<string>`coalesce(
  (select s.name from ${users} s where s.id = ${dispatches.senderId}), ${dispatches.senderName})`;

const selectWithAccount = (db: Db) =>
  db
    .select({
      message: messages,
      user: { username: users.username, name: users.name, userType: users.userType },
      dispatch: { id: dispatches.id, by: senderName, count: dispatches.addresseeCount },
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .leftJoin(dispatches, eq(dispatches.id, messages.dispatchId))
    .$dynamic();

/** A message with its account and the dispatch that it belongs to. */
export type AddressedMessage = Awaited<ReturnType<typeof selectWithAccount>>[number];

export async function findAddressedMessage(db: Db, id: string): Promise<AddressedMessage | undefined> {
  const [row] = await selectWithAccount(db).where(eq(messages.id, id));
  return row;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** The newest first unless the `sort` header says otherwise. */
export const messageOrder = (sort: string | undefined): PageColumn<AddressedMessage>[] =>
  byCreationOf(messages, ({ message }) => message, readSort(['createdAt'], sort)[0]?.direction);

/** The messages of a filter in an order, after one of them. */
export const readMessagesAfter = (
  db: Db,
  filter: MessageFilter,
  {
    columns,
    last,
    limit,
  }: { columns: PageColumn<AddressedMessage>[]; last: AddressedMessage | undefined; limit: number },
): Promise<AddressedMessage[]> =>
  selectWithAccount(db)
    .where(and(...conditionsOf(filter), last && afterRow(columns, last)))
    .orderBy(...orderBy(columns))
    .limit(limit);

interface ConsoleFilter extends MessageFilter, PageRequest {
  /** The `sort` header. */
  sort: string | undefined;
}

/**
 * All messages for the console, the newest first unless the `sort` header says otherwise; `before: 'end'`
 * returns the last page.
 */
export async function listMessages(db: Db, { sort, ...part }: ConsoleFilter) {
  const where = and(...conditionsOf(part));
  const page = await readPage(selectWithAccount(db), { where, columns: messageOrder(sort), part });
  const counted = sql`select 1 from ${messages} left join ${users} on ${users.id} = ${messages.userId} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

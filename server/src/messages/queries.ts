import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MessageChannel, MessagePurpose, MessageState } from '@ieum/contract/messages.enums.ts';
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
import { messages, type MessageRow } from './tables.ts';

const SHOWN = 100;

/** The newest hundred, for the developer's outbox. */
export const listNewest = (db: Db): Promise<MessageRow[]> =>
  db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(SHOWN);

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

interface MessagePart {
  state?: readonly MessageState[] | undefined;
  channel?: MessageChannel | undefined;
  purpose?: MessagePurpose | undefined;
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
}

const newestFirst: OrderColumn[] = [
  { by: sql`${messages.createdAt}`, direction: -1, cast: 'timestamptz' },
  { by: sql`${messages.id}`, direction: -1, cast: 'uuid' },
];

/** All messages for the console, the newest first; `before: 'end'` answers the last page. */
export async function listMessages(db: Db, part: MessagePart) {
  const { state, channel, purpose, limit, skip, after } = part;
  const isLast = part.before === 'end';
  const isAsked = and(
    state && inArray(messages.state, [...state]),
    channel && eq(messages.channel, channel),
    purpose && eq(messages.purpose, purpose),
  );
  const rows = await db
    .select()
    .from(messages)
    .where(and(isAsked, after ? afterCursor(newestFirst, unpackCursor(after, 2)) : undefined))
    .orderBy(...orderBy(newestFirst, isLast))
    .limit(isLast ? limit : limit + 1)
    .offset(isLast ? 0 : skip);
  const count = await countUpToCap(db, sql`select 1 from ${messages} where ${isAsked ?? sql`true`}`);
  if (isLast) return { rows: rows.toReversed(), next: null, ...count };
  return { ...pageOf(rows, limit, (row) => packCursor([row.createdAt.toISOString(), row.id])), ...count };
}

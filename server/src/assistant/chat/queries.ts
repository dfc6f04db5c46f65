import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { CHAT_MESSAGES_SHOWN, type ChatRoomState } from '@ieum/contract/assistant/chat/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { chatMessages, chatRooms, type ChatMessageRow, type ChatRoomRow } from './tables.ts';

export async function findRoom(db: Db, id: string): Promise<ChatRoomRow | undefined> {
  const [row] = await db.select().from(chatRooms).where(eq(chatRooms.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findRoomForUpdate(db: Db, id: string): Promise<ChatRoomRow | undefined> {
  const [row] = await db.select().from(chatRooms).where(eq(chatRooms.id, id)).for('update');
  return row;
}

/** The latest messages of a conversation, in their order. */
export async function readMessages(db: Db, roomId: string): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.roomId, roomId))
    .orderBy(desc(chatMessages.id))
    .limit(CHAT_MESSAGES_SHOWN);
  return rows.toReversed();
}

const select = (db: Db) =>
  db
    .select({ room: chatRooms, name: users.name })
    .from(chatRooms)
    .leftJoin(users, eq(users.id, chatRooms.userId))
    .$dynamic();

/** A conversation with the name of its member. */
export type ListedRoom = Awaited<ReturnType<typeof select>>[number];

export async function findListedRoom(db: Db, id: string): Promise<ListedRoom | undefined> {
  const [row] = await select(db).where(eq(chatRooms.id, id));
  return row;
}

const unresolvedFirst: PageColumn<ListedRoom> = {
  by: sql`(${chatRooms.closedAt} is null and ${chatRooms.unansweredCount} > 0)`,
  direction: -1,
  cast: 'boolean',
  read: ({ room }) => String(room.closedAt === null && room.unansweredCount > 0),
};

const orderedBy = (direction: 1 | -1): PageColumn<ListedRoom>[] => [
  {
    by: sql`${chatRooms.lastMessageAt}`,
    direction,
    cast: 'timestamptz',
    read: ({ room }) => room.lastMessageAt.toISOString(),
  },
  { by: sql`${chatRooms.id}`, direction, cast: 'uuid', read: ({ room }) => room.id },
];

const isIn = {
  UNANSWERED: and(isNull(chatRooms.closedAt), gt(chatRooms.unansweredCount, 0)),
  OPEN: and(isNull(chatRooms.closedAt), eq(chatRooms.unansweredCount, 0)),
  CLOSED: isNotNull(chatRooms.closedAt),
};

/** A page of conversations with messages: of one state the latest, the unanswered by how long they wait; else those first that are unanswered. */
export async function listRooms(
  db: Db,
  { state, ...part }: PageRequest & { state?: ChatRoomState | undefined },
) {
  const where = and(gt(chatRooms.messageCount, 0), state && isIn[state]);
  const byTime = orderedBy(state === 'UNANSWERED' ? 1 : -1);
  const columns = state ? byTime : [unresolvedFirst, ...byTime];
  const page = await readPage(select(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${chatRooms} where ${where}`)) };
}

import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { CHAT_MESSAGES_SHOWN, type ChatRoomState } from '@ieum/contract/assistant/chat/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
  type SortKey,
} from '#kit/db/pagination.ts';
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

const SORTS = ['createdAt', 'lastMessageAt'] as const;
export type Sort = readonly SortKey<(typeof SORTS)[number]>[];

/** The order by some moments, completed by the id in the direction of the last one. */
export const orderedBy = (sort: Sort): PageColumn<ListedRoom>[] => [
  ...sort.map(({ field, direction }) => ({
    by: sql`${chatRooms[field]}`,
    direction,
    cast: 'timestamptz',
    read: ({ room }: ListedRoom) => room[field].toISOString(),
  })),
  {
    by: sql`${chatRooms.id}`,
    direction: sort.at(-1)?.direction ?? -1,
    cast: 'uuid',
    read: ({ room }) => room.id,
  },
];

const isIn = {
  UNANSWERED: and(isNull(chatRooms.closedAt), gt(chatRooms.unansweredCount, 0)),
  OPEN: and(isNull(chatRooms.closedAt), eq(chatRooms.unansweredCount, 0)),
  CLOSED: isNotNull(chatRooms.closedAt),
};

/** Of one state the latest, the unanswered by how long they wait; else those first that are unanswered. */
function orderOf(state: ChatRoomState | undefined): PageColumn<ListedRoom>[] {
  const byTime = orderedBy([{ field: 'lastMessageAt', direction: state === 'UNANSWERED' ? 1 : -1 }]);
  return state ? byTime : [unresolvedFirst, ...byTime];
}

interface RoomFilter extends PageRequest {
  state?: ChatRoomState | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

/** A page of conversations with messages, in the order of their state unless the `sort` header says otherwise. */
export async function listRooms(db: Db, { state, sort, ...part }: RoomFilter) {
  const where = and(gt(chatRooms.messageCount, 0), state && isIn[state]);
  const keys = readSort(SORTS, sort);
  const columns = keys.length > 0 ? orderedBy(keys) : orderOf(state);
  const page = await readPage(select(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${chatRooms} where ${where}`)) };
}

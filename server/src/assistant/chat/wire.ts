import type { ChatRoomState } from '@ieum/contract/assistant/chat/enums.ts';
import type { ChatMessage, ChatRoom, UnansweredGroup } from '@ieum/contract/assistant/chat/schemas.ts';
import { toIso } from '#kit/dates.ts';
import { maskName } from '#kit/masks.ts';
import type { QuestionGroup } from './unanswered.ts';
import type { ListedRoom } from './queries.ts';
import type { ChatMessageRow, ChatRoomRow } from './tables.ts';

/** Row → wire. */
export const presentMessage = (row: ChatMessageRow): ChatMessage => ({
  _id: row.id,
  _room: row.roomId,
  type: row.type,
  content: row.content,
  isDone: row.isDone,
  sources: row.sources,
  suggestsInquiry: row.suggestsInquiry,
  createdAt: row.createdAt.toISOString(),
});

const stateOf = ({ closedAt, unansweredCount }: ChatRoomRow): ChatRoomState => {
  if (closedAt) return 'CLOSED';
  return unansweredCount > 0 ? 'UNANSWERED' : 'OPEN';
};

/** Row → the console; the name of its member is masked. */
export const presentRoom = ({ room, name }: ListedRoom): ChatRoom => ({
  _id: room.id,
  _user: room.userId,
  name: name === null ? null : maskName(name),
  state: stateOf(room),
  messageCount: room.messageCount,
  unansweredCount: room.unansweredCount,
  closedAt: toIso(room.closedAt),
  lastMessageAt: room.lastMessageAt.toISOString(),
  createdAt: room.createdAt.toISOString(),
});

/** Questions without an answer → the console. */
export const presentGroup = ({ question, others, count, lastAt, ids }: QuestionGroup): UnansweredGroup => ({
  question,
  others,
  count,
  lastAt: lastAt.toISOString(),
  _messages: ids,
});

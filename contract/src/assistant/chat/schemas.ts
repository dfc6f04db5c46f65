import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { CHAT_REPLY_MAX, CHAT_SOURCES_MAX, chatMessageTypes, chatRoomStates } from './enums.ts';

const RowId = z.string().max(bounds.id);
const Moment = z.string().max(40);

/** A text of the site that a reply refers to by its number; `link` is an address of this site. */
export const ChatSource = z.object({ title: z.string().max(300), link: z.string().max(bounds.link) });
export type ChatSource = z.infer<typeof ChatSource>;

/** One message of a conversation; the content of a reply is empty while it is being prepared. */
export const ChatMessage = z.object({
  _id: RowId,
  _room: RowId,
  type: z.enum(chatMessageTypes),
  content: z.string().max(CHAT_REPLY_MAX),
  isDone: z.boolean(),
  sources: z.array(ChatSource).max(CHAT_SOURCES_MAX),
  /** Whether the reply suggests asking the centre's staff. */
  suggestsInquiry: z.boolean(),
  createdAt: Moment,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A conversation in the console's list; the name of its member is masked. */
export const ChatRoom = z.object({
  _id: RowId,
  /** Null for a visitor. */
  _user: RowId.nullable(),
  name: z.string().max(bounds.name).nullable(),
  state: z.enum(chatRoomStates),
  messageCount: z.int(),
  unansweredCount: z.int(),
  closedAt: Moment.nullable(),
  lastMessageAt: Moment,
  createdAt: Moment,
});
export type ChatRoom = z.infer<typeof ChatRoom>;

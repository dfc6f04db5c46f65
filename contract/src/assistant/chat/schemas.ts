import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import {
  CHAT_QUERY_MAX,
  CHAT_REPLY_MAX,
  CHAT_LINKS_MAX,
  chatMessageTypes,
  chatRoomStates,
  modelEnds,
  modelFailures,
  UNANSWERED_READ,
} from './enums.ts';

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
  sources: z.array(ChatSource).max(CHAT_LINKS_MAX),
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

/** Questions that ask nearly the same and to which nothing was found, without personal data. */
export const UnansweredGroup = z.object({
  /** The latest of them. */
  question: z.string().max(CHAT_QUERY_MAX * 2),
  /** Others in other words. */
  others: z.array(z.string().max(CHAT_QUERY_MAX * 2)).max(3),
  count: z.int(),
  lastAt: Moment,
  _messages: z.array(RowId).max(UNANSWERED_READ),
});
export type UnansweredGroup = z.infer<typeof UnansweredGroup>;

/** Today's and this month's use of the language model, and whether the tokens of one of them are used up. */
export const ModelToday = z.object({
  /** Whether the stored connection is on. */
  isOn: z.boolean(),
  model: z.string().max(bounds.name),
  tokens: z.int(),
  dailyTokens: z.int(),
  /** Of the calendar month, today's among them. */
  tokensOfMonth: z.int(),
  monthlyTokens: z.int(),
  isOver: z.boolean(),
  answers: z.int(),
  failures: z.int(),
  /** Questions that were answered without the model because the tokens were used up. */
  declined: z.int(),
  lastFailure: z.enum(modelFailures).nullable(),
});
export type ModelToday = z.infer<typeof ModelToday>;

/** The answer that a visitor would receive, with how long it took. */
export const ChatTrial = z.object({
  content: z.string().max(CHAT_REPLY_MAX),
  sources: z.array(ChatSource).max(CHAT_LINKS_MAX),
  isFound: z.boolean(),
  end: z.enum(modelEnds),
  /** Until the first piece of the model's reply; null where it wrote none. */
  firstMilliseconds: z.int().nullable(),
  milliseconds: z.int(),
});
export type ChatTrial = z.infer<typeof ChatTrial>;

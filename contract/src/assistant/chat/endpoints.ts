import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, Instant, ListHeaders, listOf, listPart, Nothing, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { bounds } from '../../common/bounds.ts';
import {
  CHAT_MESSAGES_SHOWN,
  CHAT_QUERY_MAX,
  chatRoomStates,
  UNANSWERED_GROUPS,
  UNANSWERED_READ,
} from './enums.ts';
import { consoleChatPaths } from './paths.ts';
import { ChatMessage, ChatRoom, ChatTrial, ModelToday, UnansweredGroup } from './schemas.ts';
import { chatTexts as m } from './texts.ts';

// Conversations with the assistant, as administrators see them

const params = z.object({ _room: Id });
/** Null while it is open; any moment closes it now. */
const closedAt = Instant.nullable();
const oneRoom = z.object({ room: ChatRoom });

export const consoleChat = endpointsOf('consoleChat', {
  /** Those first with a question to which nothing was found, then the latest, unless the `sort` header says otherwise. */
  list: endpoint({
    ...consoleChatPaths.list,
    summary: 'List conversations with the assistant',
    query: z.object({ ...listPart, state: z.enum(chatRoomStates, c.unknownValue.key).optional() }),
    headers: ListHeaders,
    response: listOf('rooms', ChatRoom),
  }),
  read: endpoint({
    ...consoleChatPaths.read,
    summary: 'Read a conversation without its messages',
    params,
    response: oneRoom,
  }),
  readMessages: endpoint({
    ...consoleChatPaths.readMessages,
    summary: 'Read the messages of a conversation, which is recorded with its reason',
    params,
    body: z.object({ reason: text(bounds.reason, m.reasonRequired.key) }),
    response: z.object({ messages: z.array(ChatMessage).max(CHAT_MESSAGES_SHOWN) }),
  }),
  listMessages: endpoint({
    ...consoleChatPaths.listMessages,
    summary: 'Read the messages of a conversation, which is recorded with the reason in the query',
    transaction: 'write',
    params,
    query: z.object({ reason: text(bounds.reason, m.reasonRequired.key) }),
    response: z.object({ messages: z.array(ChatMessage).max(CHAT_MESSAGES_SHOWN) }),
  }),
  /** The largest groups first. */
  listUnanswered: endpoint({
    ...consoleChatPaths.listUnanswered,
    summary: 'List questions to which nothing was found, grouped by likeness',
    response: z.object({ groups: z.array(UnansweredGroup).max(UNANSWERED_GROUPS) }),
  }),
  dismissUnanswered: endpoint({
    ...consoleChatPaths.dismissUnanswered,
    summary: 'Take questions off the list of those without an answer',
    body: z.object({ _messages: z.array(Id).min(1).max(UNANSWERED_READ) }),
    response: Nothing,
  }),
  readModel: endpoint({
    ...consoleChatPaths.readModel,
    summary: 'Read what the language model did today',
    response: z.object({ model: ModelToday }),
  }),
  tryOut: endpoint({
    ...consoleChatPaths.tryOut,
    summary: 'Ask the assistant as a visitor would, outside any conversation',
    transaction: 'manual',
    body: z.object({ query: text(CHAT_QUERY_MAX, m.queryRequired.key) }),
    response: z.object({ trial: ChatTrial }),
  }),
  /** An empty conversation of the administrator, to try the assistant. */
  create: endpoint({
    ...consoleChatPaths.create,
    summary: 'Begin a conversation of your own',
    body: z.object({ closedAt }).partial(),
    response: oneRoom,
  }),
  /** Closed, it no longer waits; its owner can continue it, which opens it again. */
  revise: endpoint({
    ...consoleChatPaths.revise,
    summary: 'Close a conversation or open it again',
    params,
    body: z.object({ closedAt }),
    response: oneRoom,
  }),
  remove: endpoint({
    ...consoleChatPaths.remove,
    summary: 'Delete a conversation with its messages',
    params,
    response: Nothing,
  }),
});

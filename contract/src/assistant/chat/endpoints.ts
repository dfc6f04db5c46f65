import { z } from 'zod';
import { endpoint, endpointsOf } from '../../common/endpoint.ts';
import { Id, Instant, ListHeaders, listOf, listPart, Nothing, text } from '../../common/schemas.ts';
import { commonTexts as c } from '../../common/texts.ts';
import { bounds } from '../../common/bounds.ts';
import { CHAT_MESSAGES_SHOWN, chatRoomStates } from './enums.ts';
import { consoleChatPaths } from './paths.ts';
import { ChatMessage, ChatRoom } from './schemas.ts';
import { chatTexts as m } from './texts.ts';

// Conversations with the assistant, as administrators see them

const params = z.object({ _room: Id });
/** Null while it is open; any moment closes it now. */
const closedAt = Instant.nullable();
const oneRoom = z.object({ room: ChatRoom });

export const consoleChat = endpointsOf('consoleChat', {
  /** Those with a question to which nothing was found first, the longest waiting at the top; then the latest. */
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

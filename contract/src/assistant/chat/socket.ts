import { z } from 'zod';
import { bounds } from '../../common/bounds.ts';
import { channel, Rejection } from '../../common/channel.ts';
import { Id, text } from '../../common/schemas.ts';
import { CHAT_MESSAGES_SHOWN, CHAT_QUERY_MAX } from './enums.ts';
import { chatLive } from './paths.ts';
import { ChatMessage } from './schemas.ts';
import { chatTexts as m } from './texts.ts';

const Notice = z.object({ text: z.string().max(100), value: z.string().max(2000) });
const RowId = z.string().max(bounds.id);

/**
 * The conversation of a reader with the assistant. A room belongs to the member who is signed in, or to the
 * session id that the server sent; the answers arrive as `sendReply` with one id until `isDone`. After it, a part of
 * the same reply that another process of the server had sent may still arrive, and is to be ignored.
 */
export const chatChannel = channel({
  ...chatLive,
  clientEvents: {
    /** Without a room, or with one that no longer exists, a new one is created; one of somebody else is rejected. */
    join: z.object({ _room: Id.nullish() }),
    sendQuery: z.object({ _room: Id, query: text(CHAT_QUERY_MAX, m.queryRequired.key) }),
    /** The reply that is being prepared ends with what has arrived. */
    cancel: z.object({ _room: Id }),
  },
  serverEvents: {
    session: z.object({ id: z.string().max(100) }),
    /** The notices of the setting, and whether questions go to the language model of a provider. */
    inited: z.object({ alerts: z.array(Notice).max(50), usesModel: z.boolean() }),
    joined: z.union([
      z.object({
        success: z.literal(true),
        message: z.string().max(500),
        room: RowId,
        messages: z.array(ChatMessage).max(CHAT_MESSAGES_SHOWN),
      }),
      Rejection,
    ]),
    sendQuery: z.object({ message: ChatMessage }),
    sendReply: z.object({ message: ChatMessage }),
  },
  rejections: { join: 'joined' },
});

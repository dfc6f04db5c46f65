import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedChatTexts as m } from '@ieum/contract/assistant/chat/collected-texts.ts';
import { mapRows, type Collection } from '#kit/data-collection.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { chatMessages, chatRooms, type ChatMessageRow } from './tables.ts';

/** The member's conversations with the assistant, both sides. */
export const chatCollection: Collection = {
  sections: [
    {
      name: 'chat',
      title: m.title,
      tables: ['chat_rooms', 'chat_messages'],
      fields: { type: m.type, content: c.content, createdAt: c.createdAt },
      rows: ({ db }, { userId }) =>
        mapRows(
          readInBatches<{ message: ChatMessageRow }>((last, limit) =>
            db
              .select({ message: chatMessages })
              .from(chatMessages)
              .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
              .where(
                and(
                  eq(chatRooms.userId, userId),
                  ne(chatMessages.content, ''),
                  last && gt(chatMessages.id, last.message.id),
                ),
              )
              .orderBy(asc(chatMessages.id))
              .limit(limit),
          ),
          ({ message: { type, content, createdAt } }) => ({ type, content, createdAt }),
        ),
    },
  ],
};

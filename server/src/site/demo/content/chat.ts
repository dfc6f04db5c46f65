import { eq } from 'drizzle-orm';
import { answerLocally } from '#assistant/chat/public.ts';
import { digestOf } from '#assistant/chat/public.ts';
import { chatMessages, chatRooms } from '#assistant/chat/tables.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';

interface Conversation {
  /** How many minutes ago it began. */
  minutesAgo: number;
  /** Null for a visitor. */
  userId: string | null;
  queries: readonly string[];
}

/** Writes questions to the assistant; the answers are its own. */
export async function seedChat(
  db: Db,
  { personId, now }: { personId: string | undefined; now: Date },
): Promise<void> {
  const conversations: Conversation[] = [
    { minutesAgo: 190, userId: null, queries: ['주차장은 어디에 있나요?'] },
    {
      minutesAgo: 85,
      userId: personId ?? null,
      queries: ['지원을 취소하고 싶어요', '이력서를 여러 개 만들 수 있나요?'],
    },
    { minutesAgo: 40, userId: null, queries: ['비밀번호를 잊어버렸어요'] },
  ];
  for (const conversation of conversations) await seedConversation(db, conversation, now);
}

async function seedConversation(db: Db, { minutesAgo, userId, queries }: Conversation, now: Date) {
  const begun = addSeconds(now, -minutesAgo * 60);
  const owner = userId ? { userId } : { sessionDigest: digestOf(newId()) };
  const times = { lastMessageAt: begun, createdAt: begun };
  const counts = { messageCount: queries.length * 2 };
  const room = one(
    await db
      .insert(chatRooms)
      .values({ ...owner, ...times, ...counts })
      .returning(),
  );
  for (const [index, query] of queries.entries()) {
    const createdAt = addSeconds(begun, index * 60);
    const asked = { query, actor: undefined, locale: 'ko', now } as const;
    const { isFound, ...reply } = await answerLocally(db, asked);
    const message = { roomId: room.id, createdAt };
    await db.insert(chatMessages).values([
      { id: newId(), ...message, type: 'query', content: query, isUnanswered: !isFound },
      { id: newId(), ...message, type: 'reply', ...reply, sources: [...reply.sources] },
    ]);
    if (!isFound) await db.update(chatRooms).set({ unansweredCount: 1 }).where(eq(chatRooms.id, room.id));
  }
}

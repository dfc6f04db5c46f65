import { and, eq, sql } from 'drizzle-orm';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import type { Answer } from './answers/question.ts';
import { endInterrupted, type ChatContext } from './rooms.ts';
import { chatMessages, chatRooms, type ChatMessageRow } from './tables.ts';

/** A question and the reply that is being prepared for it. */
export interface Question {
  query: ChatMessageRow;
  reply: ChatMessageRow;
}

/** Stores a question with an empty reply; 409 while the previous one is still being answered. */
export async function ask(ctx: ChatContext, roomId: string, query: string): Promise<Question> {
  const { db, now } = ctx;
  await endInterrupted(ctx, roomId);
  // Ids are in the order of writing, so the reply's is made after the question's.
  const message = { roomId, createdAt: now };
  const asked = { id: newId(), ...message, type: 'query' as const, content: query };
  const [reply] = await db
    .insert(chatMessages)
    .values({ id: newId(), ...message, type: 'reply', content: '', isDone: false })
    .onConflictDoNothing()
    .returning();
  if (!reply) throw new AppError('conflict', m.stillReplying);
  const [stored] = await db.insert(chatMessages).values(asked).returning();
  await db
    .update(chatRooms)
    .set({ messageCount: sql`${chatRooms.messageCount} + 2`, lastMessageAt: now, closedAt: null })
    .where(eq(chatRooms.id, roomId));
  return { query: one([stored].flatMap((row) => row ?? [])), reply };
}

/** Completes a reply; undefined when it has ended already. */
export async function finish(
  db: Db,
  { query, reply }: Question,
  answer: Answer,
): Promise<ChatMessageRow | undefined> {
  const { content, sources, suggestsInquiry, isFound } = answer;
  const [row] = await db
    .update(chatMessages)
    .set({ content, sources: [...sources], suggestsInquiry, isDone: true })
    .where(and(eq(chatMessages.id, reply.id), eq(chatMessages.isDone, false)))
    .returning();
  if (row && !isFound) {
    await db.update(chatMessages).set({ isUnanswered: true }).where(eq(chatMessages.id, query.id));
    await db
      .update(chatRooms)
      .set({ unansweredCount: sql`${chatRooms.unansweredCount} + 1` })
      .where(eq(chatRooms.id, reply.roomId));
  }
  return row;
}

/** Ends the reply that a conversation is waiting for with what has arrived of it; undefined where it waits for none. */
export async function cancel(
  { db, caller }: ChatContext,
  roomId: string,
  arrived: string,
): Promise<ChatMessageRow | undefined> {
  const stopped = sayIn(caller.locale, m.stopped.text);
  const [row] = await db
    .update(chatMessages)
    .set({
      content: sql`coalesce(nullif(${arrived}::text, ''), nullif(${chatMessages.content}, ''), ${stopped})`,
      isDone: true,
    })
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.isDone, false)))
    .returning();
  return row;
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { CHAT_WAIT_SECONDS } from '@ieum/contract/assistant/chat/enums.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Context } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { digestOf, ownsRoom, type Reader } from './policy.ts';
import { findRoomForUpdate } from './queries.ts';
import { chatMessages, chatRooms, type ChatRoomRow } from './tables.ts';

/** What a question of a member or a visitor needs. */
export type ChatContext = Pick<Context, 'db' | 'now' | 'caller'>;

/** A conversation, and whether it changed from a visitor's to an account's just now. */
interface Opened {
  room: ChatRoomRow;
  isAdopted: boolean;
}

/** The reader's conversation; one that was deleted is replaced by a new one, and one of somebody else is rejected. */
export async function openRoom(
  ctx: ChatContext,
  reader: Reader,
  id: string | null | undefined,
): Promise<Opened> {
  const room = id ? await findRoomForUpdate(ctx.db, id) : undefined;
  if (!room) return { room: await createRoom(ctx, reader), isAdopted: false };
  if (!ownsRoom(room, reader)) throw new AppError('forbidden', m.notYours);
  await endInterrupted(ctx, room.id);
  return adopt(ctx, room, reader);
}

/** A conversation that a visitor began belongs to the account that logged in in the same tab. */
async function adopt({ db }: ChatContext, room: ChatRoomRow, { actor }: Reader): Promise<Opened> {
  if (!actor || room.userId) return { room, isAdopted: false };
  const owner = { userId: actor.userId, sessionDigest: null };
  const adopted = one(await db.update(chatRooms).set(owner).where(eq(chatRooms.id, room.id)).returning());
  return { room: adopted, isAdopted: true };
}

async function createRoom({ db, now }: ChatContext, { actor, session }: Reader): Promise<ChatRoomRow> {
  const owner = actor ? { userId: actor.userId } : { sessionDigest: digestOf(session) };
  return one(
    await db
      .insert(chatRooms)
      .values({ ...owner, lastMessageAt: now, createdAt: now })
      .returning(),
  );
}

/** Ends a reply that a stopped process left unfinished, so that the next question can be asked. */
export async function endInterrupted({ db, now, caller }: ChatContext, roomId: string): Promise<void> {
  await db
    .update(chatMessages)
    .set({
      isDone: true,
      content: sql`case when ${chatMessages.content} = '' then ${sayIn(caller.locale, m.interrupted.text)} else ${chatMessages.content} end`,
    })
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        eq(chatMessages.isDone, false),
        lt(chatMessages.createdAt, addSeconds(now, -CHAT_WAIT_SECONDS)),
      ),
    );
}

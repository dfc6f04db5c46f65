import { LECTURE_MESSAGES_MISSED, LECTURE_MESSAGES_SHOWN } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Context, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { moderates } from '../policy.ts';
import { lectureChats, lectureMessages, lectureMutes, lectures, type LectureRow } from '../tables.ts';

const select = (db: Db) =>
  db
    .select({
      message: lectureMessages,
      companyId: lectures.companyId,
      sender: { name: users.name, isConsole: users.isConsole },
      isCompany: sql<boolean>`exists (select 1 from companies c
        where c.id = ${lectures.companyId} and c.user_id = ${lectureMessages.userId})`,
    })
    .from(lectureMessages)
    .innerJoin(lectures, eq(lectures.id, lectureMessages.lectureId))
    .leftJoin(users, eq(users.id, lectureMessages.userId))
    .$dynamic();
export type FoundMessage = Awaited<ReturnType<typeof select>>[number];

/** The messages of a lecture after a number, or the latest, the oldest first. */
export async function readMessages(db: Db, lectureId: string, after?: number): Promise<FoundMessage[]> {
  const isOf = eq(lectureMessages.lectureId, lectureId);
  if (after !== undefined)
    return select(db)
      .where(and(isOf, gt(lectureMessages.number, after)))
      .orderBy(asc(lectureMessages.number))
      .limit(LECTURE_MESSAGES_MISSED);
  const latest = await select(db)
    .where(isOf)
    .orderBy(desc(lectureMessages.number))
    .limit(LECTURE_MESSAGES_SHOWN);
  return latest.toReversed();
}

export const findMessages = (db: Db, ids: readonly string[]): Promise<FoundMessage[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db).where(inArray(lectureMessages.id, [...ids]));

interface Draft {
  message: string;
  isQuestion: boolean;
}

/** Stores a message under the next number of its lecture; rejects one that the chat does not take. */
export async function writeMessage(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  lecture: Pick<LectureRow, 'id' | 'companyId'>,
  draft: Draft,
): Promise<FoundMessage> {
  if (!actor) throw new AppError('forbidden', m.loginToChat);
  // The lock of this row puts the messages of a lecture in one order; its count is given back if one is rejected.
  const [chat] = await db
    .update(lectureChats)
    .set({ messageCount: sql`${lectureChats.messageCount} + 1` })
    .where(and(eq(lectureChats.lectureId, lecture.id), isOpenNow(lecture.id)))
    .returning();
  if (!chat) throw new AppError('forbidden', m.chatClosed);
  if (!moderates(actor, lecture))
    await rejectSilenced(db, { lectureId: lecture.id, userId: actor.userId, now, chat });
  const row = one(
    await db
      .insert(lectureMessages)
      .values({
        ...draft,
        lectureId: lecture.id,
        userId: actor.userId,
        number: chat.messageCount,
        createdAt: now,
      })
      .returning(),
  );
  return one(await findMessages(db, [row.id]));
}

/** Checked in the statement that takes the number, so that no message follows the end of the lecture. */
const isOpenNow = (lectureId: string) =>
  sql`exists (select 1 from ${lectures} l where l.id = ${lectureId} and l.is_stream and l.is_active)`;

async function rejectSilenced(
  db: Db,
  {
    lectureId,
    userId,
    now,
    chat,
  }: { lectureId: string; userId: string; now: Date; chat: { slowSeconds: number } },
): Promise<void> {
  const [muted] = await db
    .select({ userId: lectureMutes.userId })
    .from(lectureMutes)
    .where(and(eq(lectureMutes.lectureId, lectureId), eq(lectureMutes.userId, userId)));
  if (muted) throw new AppError('forbidden', m.muted);
  if (chat.slowSeconds === 0) return;
  const [recent] = await db
    .select({ id: lectureMessages.id })
    .from(lectureMessages)
    .where(
      and(
        eq(lectureMessages.lectureId, lectureId),
        eq(lectureMessages.userId, userId),
        gt(lectureMessages.createdAt, addSeconds(now, -chat.slowSeconds)),
      ),
    )
    .limit(1);
  if (recent)
    throw new AppError('too_many', m.slow, {
      values: { seconds: chat.slowSeconds },
      retryAfterSeconds: chat.slowSeconds,
    });
}

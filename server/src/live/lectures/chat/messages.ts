import { LECTURE_MESSAGES_MISSED, LECTURE_MESSAGES_SHOWN } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Context, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { moderates, ownsLecture } from '../policy.ts';
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
  const author = { lectureId: lecture.id, userId: actor.userId };
  const [chat, sender] = await Promise.all([takeNumber(db, lecture.id), readSender(db, author)]);
  if (!chat) throw new AppError('forbidden', m.chatClosed);
  if (!moderates(actor, lecture)) {
    if (sender.isMuted) throw new AppError('forbidden', m.muted);
    if (chat.slowSeconds > 0) await rejectTooSoon(db, { ...author, now, slowSeconds: chat.slowSeconds });
  }
  const message = one(
    await db
      .insert(lectureMessages)
      .values({ ...draft, ...author, number: chat.messageCount, createdAt: now })
      .returning(),
  );
  return {
    message,
    companyId: lecture.companyId,
    sender: { name: sender.name, isConsole: actor.isConsole },
    isCompany: ownsLecture(actor, lecture),
  };
}

interface Author {
  lectureId: string;
  userId: string;
}

/** The lock of this row puts the messages of a lecture in one order; its count is given back if one is rejected. */
async function takeNumber(db: Db, lectureId: string) {
  const [chat] = await db
    .update(lectureChats)
    .set({ messageCount: sql`${lectureChats.messageCount} + 1` })
    .where(and(eq(lectureChats.lectureId, lectureId), isOpenNow(lectureId)))
    .returning();
  return chat;
}

async function readSender(db: Db, { lectureId, userId }: Author) {
  const isMute = and(eq(lectureMutes.lectureId, lectureId), eq(lectureMutes.userId, users.id));
  const found = await db
    .select({ name: users.name, isMuted: sql<boolean>`${lectureMutes.userId} is not null` })
    .from(users)
    .leftJoin(lectureMutes, isMute)
    .where(eq(users.id, userId));
  return one(found);
}

/** Checked in the statement that takes the number, so that no message follows the end of the lecture. */
const isOpenNow = (lectureId: string) =>
  sql`exists (select 1 from ${lectures} l where l.id = ${lectureId} and l.is_stream and l.is_active)`;

/** In a slow chat a member waits between two messages. */
async function rejectTooSoon(
  db: Db,
  { lectureId, userId, now, slowSeconds }: Author & { now: Date; slowSeconds: number },
): Promise<void> {
  const [recent] = await db
    .select({ id: lectureMessages.id })
    .from(lectureMessages)
    .where(
      and(
        eq(lectureMessages.lectureId, lectureId),
        eq(lectureMessages.userId, userId),
        gt(lectureMessages.createdAt, addSeconds(now, -slowSeconds)),
      ),
    )
    .limit(1);
  if (recent)
    throw new AppError('too_many', m.slow, {
      values: { seconds: slowSeconds },
      retryAfterSeconds: slowSeconds,
    });
}

import type { auditActions } from '@ieum/contract/live/lectures/audit-texts.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { recordAudit } from '../audit.ts';
import { lectureChatChanged, lectureMessageRemoved } from '../events.ts';
import { lectureChats, lectureMessages, lectureMutes, type LectureRow } from '../tables.ts';

interface ChatSetting {
  pinnedId?: string | null | undefined;
  slowSeconds?: number | undefined;
}

/** Pins a message or none, and sets how often members may send one. */
export async function setChat(ctx: MemberContext, lecture: LectureRow, setting: ChatSetting): Promise<void> {
  const { pinnedId, slowSeconds } = setting;
  if (pinnedId) await rejectForeign(ctx.db, lecture.id, pinnedId);
  const change = {
    ...(pinnedId !== undefined && { pinnedId }),
    ...(slowSeconds !== undefined && { slowSeconds }),
  };
  if (Object.keys(change).length === 0) return;
  await ctx.db.update(lectureChats).set(change).where(eq(lectureChats.lectureId, lecture.id));
  await audit(ctx, 'lectures.chat.set', lecture);
  ctx.publish(lectureChatChanged({ lectureId: lecture.id }));
}

/** 404 for a message of another lecture or one that is deleted. */
async function rejectForeign(db: Db, lectureId: string, messageId: string): Promise<void> {
  const [found] = await db
    .select({ id: lectureMessages.id })
    .from(lectureMessages)
    .where(
      and(
        eq(lectureMessages.id, messageId),
        eq(lectureMessages.lectureId, lectureId),
        isNull(lectureMessages.removedAt),
      ),
    );
  if (!found) throw notFound();
}

/** Deletes the text of a message; its number stays. */
export async function removeMessage(
  ctx: MemberContext,
  lecture: LectureRow,
  messageId: string,
): Promise<void> {
  const [row] = await ctx.db
    .update(lectureMessages)
    .set({ message: '', removedAt: ctx.now, answer: null, answeredAt: null })
    .where(
      and(
        eq(lectureMessages.id, messageId),
        eq(lectureMessages.lectureId, lecture.id),
        isNull(lectureMessages.removedAt),
      ),
    )
    .returning();
  if (!row) throw notFound();
  const [unpinned] = await ctx.db
    .update(lectureChats)
    .set({ pinnedId: null })
    .where(and(eq(lectureChats.lectureId, lecture.id), eq(lectureChats.pinnedId, messageId)))
    .returning();
  await audit(ctx, 'lectures.chat.remove', lecture);
  ctx.publish(lectureMessageRemoved({ lectureId: lecture.id, messageId }));
  if (unpinned) ctx.publish(lectureChatChanged({ lectureId: lecture.id }));
}

/** The muted members of a lecture, the first muted first. */
export const listMutes = (db: Db, lectureId: string) =>
  db
    .select({ userId: lectureMutes.userId, name: users.name, createdAt: lectureMutes.createdAt })
    .from(lectureMutes)
    .innerJoin(users, eq(users.id, lectureMutes.userId))
    .where(eq(lectureMutes.lectureId, lectureId))
    .orderBy(asc(lectureMutes.createdAt), asc(lectureMutes.userId))
    .limit(lectureBounds.mutes);

/** Mutes somebody who has written in the lecture; 404 for everybody else. The lecture's row is locked. */
export async function mute(ctx: MemberContext, lecture: LectureRow, userId: string): Promise<void> {
  const [sender] = await ctx.db
    .select({ id: lectureMessages.id })
    .from(lectureMessages)
    .where(and(eq(lectureMessages.lectureId, lecture.id), eq(lectureMessages.userId, userId)))
    .limit(1);
  if (!sender) throw notFound();
  const [muted] = await ctx.db
    .select({ count: count() })
    .from(lectureMutes)
    .where(eq(lectureMutes.lectureId, lecture.id));
  if ((muted?.count ?? 0) >= lectureBounds.mutes) throw new AppError('conflict', m.tooManyMutes);
  const [row] = await ctx.db
    .insert(lectureMutes)
    .values({ lectureId: lecture.id, userId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (row) await audit(ctx, 'lectures.chat.mute', lecture);
}

/** Lets a muted member send messages again; one who is not muted stays so. */
export async function unmute(ctx: MemberContext, lecture: LectureRow, userId: string): Promise<void> {
  const [row] = await ctx.db
    .delete(lectureMutes)
    .where(and(eq(lectureMutes.lectureId, lecture.id), eq(lectureMutes.userId, userId)))
    .returning();
  if (row) await audit(ctx, 'lectures.chat.unmute', lecture);
}

/** Records acts against others in a chat, also those of the company. */
const audit = (ctx: MemberContext, action: keyof typeof auditActions, { id, subject }: LectureRow) =>
  recordAudit(ctx, { action, subjectType: 'lecture', subjectId: id, subjectName: subject });

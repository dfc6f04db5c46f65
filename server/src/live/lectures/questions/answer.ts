import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { MemberContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { lectureQuestionAnswered } from '../events.ts';
import { recordAudit } from '../audit.ts';
import { notifyAnswered } from '../notifications.ts';
import { lectureMessages, lectures, type LectureRow } from '../tables.ts';
import { findQuestion, isQuestion, type FoundQuestion } from './queries.ts';
import { notifiedOf } from './wire.ts';

interface AnswerToQuestion {
  lecture: LectureRow;
  messageId: string;
  answer: string;
}

/**
 * Answers a question of a lecture that has ended, whose row is locked, and notifies its asker; a corrected answer
 * notifies nobody, and the same one once more changes nothing.
 */
export async function answerQuestion(
  ctx: MemberContext,
  notifier: Notifier,
  { lecture, messageId, answer }: AnswerToQuestion,
): Promise<FoundQuestion> {
  const before = await findQuestion(ctx.db, lecture.id, messageId);
  if (!before) throw notFound();
  if (before.message.answer === answer) return before;
  await write(ctx, { lecture, messageId, answer });
  await audit(ctx, lecture);
  ctx.publish(lectureQuestionAnswered({ lectureId: lecture.id }));
  const userId = notifiedOf(before.message, ctx.actor.userId);
  if (userId !== undefined) await notify(ctx, notifier, { lecture, messageId, userId });
  return (await findQuestion(ctx.db, lecture.id, messageId)) ?? before;
}

/** Checked in the statement itself, so that nothing is answered while the lecture is live, nor once it is deleted. */
async function write(
  { db, now, actor }: MemberContext,
  { lecture, messageId, answer }: AnswerToQuestion,
): Promise<void> {
  const hasEnded = sql`exists (select 1 from ${lectures} l where l.id = ${lecture.id} and not l.is_stream)`;
  const [row] = await db
    .update(lectureMessages)
    .set({ answer, answeredAt: now, isAnsweredByConsole: actor.isConsole })
    .where(and(isQuestion(lecture.id), eq(lectureMessages.id, messageId), hasEnded))
    .returning();
  if (!row) throw new AppError('conflict', m.answerAfterEnd);
}

async function notify(
  ctx: MemberContext,
  notifier: Notifier,
  { lecture, ...input }: { lecture: LectureRow; messageId: string; userId: string },
): Promise<void> {
  const company = one(
    await ctx.db
      .select({ name: companies.name, userId: companies.userId })
      .from(companies)
      .where(eq(companies.id, lecture.companyId)),
  );
  await notifyAnswered(ctx, notifier, { ...input, lecture, company });
}

const audit = (ctx: MemberContext, { id, subject }: LectureRow) =>
  recordAudit(ctx, {
    action: 'lectures.chat.answer',
    subjectType: 'lecture',
    subjectId: id,
    subjectName: subject,
  });

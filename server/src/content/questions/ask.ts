import { and, eq, sql } from 'drizzle-orm';
import { QUESTIONS_A_DAY } from '@ieum/contract/content/questions/enums.ts';
import { questionTexts as m } from '@ieum/contract/content/questions/texts.ts';
import { claimUploads, type FileStore } from '#foundation/files/public.ts';
import type { MemberContext } from '#kit/context.ts';
import { takeDailyQuota } from '#kit/db/quota.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { questionAsked } from './events.ts';
import { questionQuotas, questions, type QuestionRow } from './tables.ts';
import type { QuestionChange } from './wire.ts';

export type NewQuestion = QuestionChange &
  Pick<QuestionRow, 'subject' | 'content'> &
  Partial<Pick<QuestionRow, 'key'>>;

/**
 * Stores a member's question; 429 from the eleventh on one day. Repeated with the same key, it returns the
 * question that exists, which costs nothing.
 */
export async function ask(ctx: MemberContext, draft: NewQuestion): Promise<QuestionRow> {
  const asked = await findByKey(ctx, draft.key);
  if (asked) return asked;
  await takeQuota(ctx);
  // A concurrent call with the same key has committed while this one waited for the row of the day.
  const askedMeanwhile = await findByKey(ctx, draft.key);
  if (askedMeanwhile) {
    await returnQuota(ctx);
    return askedMeanwhile;
  }
  await claimUploads(ctx, draft.fileIds ?? [], ctx.actor.userId);
  const row = await insertQuestion(ctx, ctx.actor.userId, draft);
  await ctx.emit(questionAsked({ questionId: row.id }));
  return row;
}

async function findByKey({ db, actor }: MemberContext, key: string | null | undefined) {
  if (!key) return undefined;
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.userId, actor.userId), eq(questions.key, key)));
  return row;
}

const takeQuota = (ctx: MemberContext) =>
  takeDailyQuota(ctx, {
    table: questionQuotas,
    owner: { userId: ctx.actor.userId },
    max: QUESTIONS_A_DAY,
    exceeded: m.tooManyToday,
  });

const returnQuota = ({ db, actor }: MemberContext) =>
  db
    .update(questionQuotas)
    .set({ count: sql`${questionQuotas.count} - 1` })
    .where(eq(questionQuotas.userId, actor.userId));

/** Stores a question of a member that waits for its answer. */
export async function insertQuestion(
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  userId: string,
  draft: NewQuestion,
): Promise<QuestionRow> {
  const times = { position: now.getTime(), createdAt: now, updatedAt: now };
  return one(
    await db
      .insert(questions)
      .values({ noticeBy: 'EMAIL', ...draft, userId, ...times })
      .returning(),
  );
}

/** Changes a question that waits for its answer; 409 once it is answered. */
export async function reviseQuestion(
  ctx: MemberContext,
  store: FileStore,
  { before, change }: { before: QuestionRow; change: QuestionChange },
): Promise<QuestionRow> {
  rejectAnswered(before);
  const after = change.fileIds ?? before.fileIds;
  await claimUploads(
    ctx,
    after.filter((id) => !before.fileIds.includes(id)),
    before.userId,
  );
  await store.release(
    ctx,
    before.fileIds.filter((id) => !after.includes(id)),
  );
  return one(
    await ctx.db
      .update(questions)
      .set({ ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(questions.id, before.id))
      .returning(),
  );
}

/** Deletes a question that waits for its answer, with its files; 409 once it is answered. */
export async function removeOwnQuestion(
  ctx: MemberContext,
  store: FileStore,
  row: QuestionRow,
): Promise<void> {
  rejectAnswered(row);
  await removeQuestion(ctx, store, row);
}

/** Deletes a question with its files. */
export async function removeQuestion(
  { db }: Pick<MemberContext, 'db'>,
  store: FileStore,
  { id, fileIds }: QuestionRow,
): Promise<void> {
  await db.delete(questions).where(eq(questions.id, id));
  await store.release({ db }, fileIds);
}

/** Stores the asker's rating; 409 before the answer. */
export async function rate(
  { db, now }: MemberContext,
  row: QuestionRow,
  { score, comment }: { score: number; comment: string },
): Promise<QuestionRow> {
  const [rated] = await db
    .update(questions)
    .set({ score, comment, ratedAt: now })
    .where(and(eq(questions.id, row.id), eq(questions.state, 'ANSWER_COMPLETE')))
    .returning();
  if (!rated) throw new AppError('conflict', m.notAnswered);
  return rated;
}

function rejectAnswered({ state }: QuestionRow): void {
  if (state === 'ANSWER_COMPLETE') throw new AppError('conflict', m.answered);
}

import { and, eq } from 'drizzle-orm';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { commonTexts as c } from '@ieum/contract/common/texts.ts';
import type { auditActions } from '@ieum/contract/content/questions/audit-texts.ts';
import { NAME_PLACE } from '@ieum/contract/content/questions/enums.ts';
import { questionTexts as m } from '@ieum/contract/content/questions/texts.ts';
import { isAdministratorWith } from '#account/users/public.ts';
import { users } from '#account/users/tables.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { insertQuestion, type NewQuestion } from './ask.ts';
import { recordAudit } from './audit.ts';
import { notifyAnswered, notifyAssigned, withdrawAsked } from './notifications.ts';
import { questions, type QuestionRow } from './tables.ts';

/**
 * Answers a question and notifies its asker, or corrects the answer without notifying again. The same text
 * once more changes nothing.
 */
export async function answer(
  ctx: AdministratorContext,
  notifier: Notifier,
  { before, reply: written }: { before: QuestionRow; reply: string },
): Promise<QuestionRow> {
  const reply = await mergeName(ctx, before, written);
  if (reply === before.reply) return before;
  const isFirst = before.state === 'ANSWER_AWAITING';
  const first = {
    state: 'ANSWER_COMPLETE',
    repliedAt: ctx.now,
    replierId: ctx.actor.userId,
    position: -ctx.now.getTime(),
  } as const;
  const row = await save(ctx, before, { reply, ...(isFirst && first) });
  await audit(ctx, isFirst ? 'questions.answer' : 'questions.correct', row);
  if (!isFirst) return row;
  await notifyAnswered(ctx, notifier, row);
  await withdrawAsked(ctx, notifier, row.id);
  return row;
}

/** Replaces the place of the name in a text by the asker's name. */
async function mergeName(
  { db }: AdministratorContext,
  { userId }: QuestionRow,
  written: string,
): Promise<string> {
  if (!written.includes(NAME_PLACE)) return written;
  const { name } = one(await db.select({ name: users.name }).from(users).where(eq(users.id, userId)));
  const merged = written.replaceAll(NAME_PLACE, () => name);
  if (merged.length > bounds.introduction) throw invalidAt('reply', c.tooLong);
  return merged;
}

/** Assigns a question to an administrator who may answer, or to nobody; another administrator is notified. */
export async function assign(
  ctx: AdministratorContext,
  notifier: Notifier,
  { before, assigneeId }: { before: QuestionRow; assigneeId: string | null },
): Promise<QuestionRow> {
  if (assigneeId === before.assigneeId) return before;
  if (assigneeId !== null) await rejectUnassignable(ctx, assigneeId);
  const row = await save(ctx, before, { assigneeId });
  await audit(ctx, 'questions.assign', row);
  if (assigneeId !== null && assigneeId !== ctx.actor.userId) await notifyAssigned(ctx, notifier, row);
  return row;
}

async function rejectUnassignable({ db }: AdministratorContext, id: string): Promise<void> {
  if (!(await isAdministratorWith(db, id, 'support.write'))) throw invalidAt('_assignee', m.assigneeUnknown);
}

/** Writes a question on behalf of a member, who is named by the username. */
export async function askFor(
  ctx: AdministratorContext,
  username: string,
  draft: NewQuestion,
): Promise<QuestionRow> {
  const isMember = and(eq(users.username, username), eq(users.isConsole, false), eq(users.status, 'ACTIVE'));
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(isMember);
  if (!user) throw invalidAt('username', m.memberUnknown);
  const row = await insertQuestion(ctx, user.id, draft);
  await audit(ctx, 'questions.create', row);
  return row;
}

const save = async (
  { db, now }: AdministratorContext,
  { id, version }: QuestionRow,
  change: Partial<QuestionRow>,
): Promise<QuestionRow> =>
  one(
    await db
      .update(questions)
      .set({ ...change, version: version + 1, updatedAt: now })
      .where(eq(questions.id, id))
      .returning(),
  );

/** Records an administrator's action on a question. */
export const audit = (
  ctx: AdministratorContext,
  action: keyof typeof auditActions,
  row: QuestionRow,
  reason?: string,
) =>
  recordAudit(ctx, {
    action,
    subjectType: 'question',
    subjectId: row.id,
    subjectName: row.subject,
    ...(reason !== undefined && { details: { reason } }),
  });

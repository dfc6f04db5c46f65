import { eq } from 'drizzle-orm';
import type { auditActions } from '@ieum/contract/content/questions/audit-texts.ts';
import { questionTexts as m } from '@ieum/contract/content/questions/texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { one } from '#kit/db/rows.ts';
import { recordAudit } from '../audit.ts';
import { questionPhrases, type PhraseRow } from '../tables.ts';

const rejectTakenName = rejectTaken('question_phrases_name', 'name', m.phraseNameTaken);

type PhraseColumns = Pick<PhraseRow, 'name' | 'text'>;

/** Saves a phrase; its name is unique. */
export async function createPhrase(ctx: AdministratorContext, draft: PhraseColumns): Promise<PhraseRow> {
  const values = { ...draft, createdAt: ctx.now, updatedAt: ctx.now };
  const row = one(await ctx.db.insert(questionPhrases).values(values).returning().catch(rejectTakenName));
  await audit(ctx, 'question-phrases.create', row);
  return row;
}

export async function revisePhrase(
  ctx: AdministratorContext,
  before: PhraseRow,
  change: Partial<PhraseColumns>,
): Promise<PhraseRow> {
  const row = one(
    await ctx.db
      .update(questionPhrases)
      .set({ ...change, version: before.version + 1, updatedAt: ctx.now })
      .where(eq(questionPhrases.id, before.id))
      .returning()
      .catch(rejectTakenName),
  );
  await audit(ctx, 'question-phrases.revise', row);
  return row;
}

export async function removePhrase(ctx: AdministratorContext, row: PhraseRow): Promise<void> {
  await ctx.db.delete(questionPhrases).where(eq(questionPhrases.id, row.id));
  await audit(ctx, 'question-phrases.remove', row);
}

const audit = (ctx: AdministratorContext, action: keyof typeof auditActions, { id, name }: PhraseRow) =>
  recordAudit(ctx, { action, subjectType: 'phrase', subjectId: id, subjectName: name });

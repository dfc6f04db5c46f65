import { eq, sql } from 'drizzle-orm';
import type { RecruitmentDraft, RecruitmentForm } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { CompanyContext } from '#kit/context.ts';
import { setHashTags } from '#foundation/hash-tags/public.ts';
import { AppError } from '#kit/errors.ts';
import { checkBounds, checkChanged, cleanContent } from './checks.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { facetsOf } from '../search/facets.ts';
import { fromForm, mergeForm, presentForm } from './form-wire.ts';
import { attachPhotos } from './photos.ts';
import { isPublic } from '../policy.ts';
import type { RecruitmentDetail } from '../queries.ts';
import { settleQuestions } from './replace-questions.ts';
import { recruitments } from '../tables.ts';
import { saveText } from '../searchable-text.ts';
import { assertVersion } from './version.ts';

interface Revision {
  recruitment: RecruitmentDetail;
  draft: RecruitmentDraft;
  /** The version that the caller started from; undefined overwrites any. */
  version: number | undefined;
}

/** Changes parts of a recruitment; a published one stays complete. */
export async function reviseRecruitment(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, draft, version }: Revision,
): Promise<void> {
  if (recruitment.state === 'CANCELED') throw new AppError('conflict', m.isFinal);
  await assertVersion(ctx, deps, { recruitment, version });
  const current = presentForm(recruitment, recruitment.content);
  const merged = mergeForm(current, draft);
  const form = draft.content === undefined ? merged : { ...merged, content: cleanContent(merged.content) };
  const questions = await settleQuestions(ctx, deps, { recruitment, drafts: draft.questions });
  checkBounds(form);
  if (recruitment.state === 'ON_GOING') {
    const at = deadlineJudgedAt(ctx.now, current, form);
    checkChanged(
      { form, questions, at },
      { form: current, questions: recruitment.questions, at: new Date(0) },
    );
  }

  const columns = fromForm(form);
  const facets = facetsOf(columns);
  const startsAt =
    recruitment.state === 'ON_GOING' ? (columns.startsAt ?? recruitment.startsAt) : columns.startsAt;
  await ctx.db
    .update(recruitments)
    .set({
      ...columns,
      startsAt,
      facets,
      questions,
      updatedAt: ctx.now,
      version: sql`${recruitments.version} + 1`,
    })
    .where(eq(recruitments.id, recruitment.id));
  await saveText(ctx.db, recruitment.id, {
    ...columns,
    companyName: recruitment.companyName,
    content: form.content,
  });
  const { _hashTags: tagIds } = draft; // wire spelling
  if (tagIds) await setHashTags(ctx.db, { kind: 'recruitment', rowId: recruitment.id }, tagIds);
  await attachPhotos(ctx, deps.files, { content: form.content, before: recruitment.content });
  if (isPublic(recruitment)) dropChanged(ctx, deps, [recruitment]);
}

/** A deadline that has passed may stay unchanged while other parts change. */
function deadlineJudgedAt(now: Date, current: RecruitmentForm, form: RecruitmentForm): Date {
  return current.application.endsAt === form.application.endsAt ? new Date(0) : now;
}

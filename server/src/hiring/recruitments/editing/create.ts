import type { RecruitmentDraft } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { CompanyContext } from '#kit/context.ts';
import { setHashTags } from '#foundation/hash-tags/public.ts';
import { newId } from '#kit/db/ids.ts';
import { checkBounds, checkWhole, cleanContent } from './checks.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { facetsOf } from '../search/facets.ts';
import { emptyForm, fromForm, fromQuestions, mergeForm } from './form-wire.ts';
import { attachPhotos } from './photos.ts';
import { recruitments } from '../tables.ts';
import { findCompanyName, insertText } from '../searchable-text.ts';

interface NewRecruitment {
  draft: RecruitmentDraft;
  /** Publishes at once, which needs a complete recruitment. */
  isPublished: boolean;
}

/** Creates a recruitment, optionally published; returns its id. */
export async function createRecruitment(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  input: NewRecruitment,
): Promise<string> {
  const id = newId();
  await insertRecruitment(ctx, deps, { ...input, id });
  return id;
}

/** The same with a given id; false when a recruitment has it already. */
export async function insertRecruitment(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { id, draft, isPublished }: NewRecruitment & { id: string },
): Promise<boolean> {
  const { companyId } = ctx.actor;
  const merged = mergeForm(emptyForm(ctx.caller.locale), draft);
  const form = { ...merged, content: cleanContent(merged.content) };
  const questions = fromQuestions(draft.questions ?? [], []);
  checkBounds(form);
  if (isPublished) checkWhole({ form, questions, at: ctx.now });

  const columns = fromForm(form);
  const written = {
    ...columns,
    companyId,
    questions,
    facets: facetsOf(columns),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const published = isPublished && publishedColumns(columns.startsAt, null, ctx.now);
  const [inserted, companyName] = await Promise.all([
    ctx.db
      .insert(recruitments)
      .values({ id, ...written, ...published })
      .onConflictDoNothing({ target: recruitments.id })
      .returning({
        recruitmentId: recruitments.id,
        state: recruitments.publicState,
        publishedAt: recruitments.publishedAt,
      }),
    findCompanyName(ctx.db, companyId),
  ]);
  const [row] = inserted;
  if (!row) return false;
  await Promise.all([
    insertText(ctx.db, row, { ...columns, companyName, content: form.content }),
    setHashTags(ctx.db, { kind: 'recruitment', rowId: id }, form._hashTags),
  ]);
  // Whether a photo is public depends on the stored text that shows it.
  await attachPhotos(ctx, deps.files, { content: form.content });
  if (isPublished) dropChanged(ctx, deps, [{ id, companyId }]);
  return true;
}

/** The columns that publishing sets: the first publication day never changes, and the period gets a start. */
export const publishedColumns = (startsAt: Date | null, publishedAt: Date | null, now: Date) => ({
  state: 'ON_GOING' as const,
  startsAt: startsAt ?? now,
  publishedAt: publishedAt ?? now,
  closedAt: null,
  closedReason: null,
});

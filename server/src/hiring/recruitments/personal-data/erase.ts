import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dropHashTags } from '#foundation/hash-tags/public.ts';
import { type Eraser } from '#kit/erasure.ts';
import { recruitmentAttachments, recruitments } from '../tables.ts';
import { unlabelled } from '../search/labels.ts';
import { saveText } from '../searchable-text.ts';

/**
 * Of a company's recruitments only the subject stays, for those who applied; those never published are
 * deleted.
 */
export const eraseRecruitments: Eraser = async ({ db }, { companyId, formerName }) => {
  if (!companyId) return;
  const isTheirs = eq(recruitments.companyId, companyId);
  const drafts = await db
    .delete(recruitments)
    .where(and(isTheirs, isNull(recruitments.publishedAt)))
    .returning({ id: recruitments.id });
  const theirs = db.select({ id: recruitments.id }).from(recruitments).where(isTheirs);
  await db.delete(recruitmentAttachments).where(inArray(recruitmentAttachments.recruitmentId, theirs));
  const recruiter = { recruiterName: '', recruiterPhone: '', recruiterEmail: '' };
  const left = await db
    .update(recruitments)
    .set({ ...recruiter, summary: '', address2: '', questions: [] })
    .where(isTheirs)
    .returning({ id: recruitments.id, subject: recruitments.subject });
  await dropHashTags(
    db,
    'recruitment',
    [...drafts, ...left].map(({ id }) => id),
  );
  const blank = { ...unlabelled, summary: '', companyName: formerName, content: '' };
  for (const { id, subject } of left) await saveText(db, id, { ...blank, subject });
};

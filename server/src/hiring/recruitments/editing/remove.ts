import { eq } from 'drizzle-orm';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { CompanyContext } from '#kit/context.ts';
import { dropHashTags } from '#foundation/hash-tags/public.ts';
import { AppError } from '#kit/errors.ts';
import { pgErrorOf } from '#platform/database/pg-errors.ts';
import { listAttachments } from './attachments.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { findPhotos, sharePhotos } from './photos.ts';
import { recruitmentRemovals, recruitments, type RecruitmentRow } from '../tables.ts';

const STILL_REFERENCED = '23503';

/** Deletion by the company: a recruitment that an administrator hid stays, with the reason and the answer. */
export async function removeOwn(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  recruitment: RecruitmentRow,
): Promise<void> {
  if (recruitment.blockedAt) throw new AppError('conflict', m.blockedRemoval);
  await removeRecruitment(ctx, deps, recruitment);
}

/** Deletes a recruitment without applications; one with applications can only be canceled. */
export async function removeRecruitment(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  recruitment: RecruitmentRow,
): Promise<void> {
  if (await deps.applications.hasAny(ctx.db, recruitment.id))
    throw new AppError('conflict', m.hasApplications);
  const attached = await listAttachments(ctx.db, recruitment.id);
  const photos = await findPhotos(ctx.db, [recruitment.id]);
  try {
    await ctx.db.delete(recruitments).where(eq(recruitments.id, recruitment.id));
    await dropHashTags(ctx.db, 'recruitment', [recruitment.id]);
    await keepForStatistics(ctx, recruitment);
  } catch (error) {
    if (pgErrorOf(error)?.code === STILL_REFERENCED) throw new AppError('conflict', m.hasApplications);
    throw error;
  }
  await deps.files.release(
    ctx,
    attached.map(({ id }) => id),
  );
  await sharePhotos(ctx.db, photos);
  dropChanged(ctx, deps, [recruitment]);
}

/** A recruitment that was public stays in the statistics of its days. */
async function keepForStatistics({ db, now }: CompanyContext, recruitment: RecruitmentRow) {
  const { id: recruitmentId, companyId, types, publishedAt } = recruitment;
  if (!publishedAt) return;
  await db
    .insert(recruitmentRemovals)
    .values({ recruitmentId, companyId, types, publishedAt, removedAt: now });
}

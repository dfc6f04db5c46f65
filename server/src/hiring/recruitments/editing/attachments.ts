import { and, eq } from 'drizzle-orm';
import { recruitmentBounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import { files, type FileRow } from '#foundation/files/tables.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import type { Db } from '#kit/context.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { dropChanged } from '../caches.ts';
import { isPublic } from '../policy.ts';
import { countAttachments } from '../queries.ts';
import { recruitmentAttachments, type RecruitmentRow } from '../tables.ts';

/** A recruitment's files in the order of upload. */
export async function listAttachments(db: Db, recruitmentId: string): Promise<FileRow[]> {
  const rows = await db
    .select({ file: files })
    .from(recruitmentAttachments)
    .innerJoin(files, eq(files.id, recruitmentAttachments.fileId))
    .where(eq(recruitmentAttachments.recruitmentId, recruitmentId))
    .orderBy(recruitmentAttachments.createdAt, files.id);
  return rows.map(({ file }) => file);
}

/** Rejects another file: for a recruitment that is over for good, or that has the maximum. */
export async function rejectFurther(
  db: Db,
  { id, state }: Pick<RecruitmentRow, 'id' | 'state'>,
): Promise<void> {
  if (state === 'CANCELED') throw new AppError('conflict', m.isFinal);
  if ((await countAttachments(db, id)) >= recruitmentBounds.attachments)
    throw new AppError('invalid', m.tooManyAttachments, { fields: { file: m.tooManyAttachments } });
}

/** Attaches a stored file to a recruitment, whose row is locked; ten at most. */
export async function attachFile(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, file }: { recruitment: RecruitmentRow; file: FileRow },
): Promise<FileRow> {
  await rejectFurther(ctx.db, recruitment);
  const owner = { ownerId: ctx.actor.userId, isPublic: isPublic(recruitment) };
  const [attached = file] = await deps.files.attach(ctx, [file.id], owner);
  await ctx.db
    .insert(recruitmentAttachments)
    .values({ recruitmentId: recruitment.id, fileId: file.id, createdAt: ctx.now });
  if (isPublic(recruitment)) dropChanged(ctx, deps, [recruitment]);
  return attached;
}

/** Removes a file from a recruitment; a missing one is not an error. */
export async function detachFile(
  ctx: CompanyContext,
  deps: RecruitmentDeps,
  { recruitment, fileId }: { recruitment: RecruitmentRow; fileId: string },
): Promise<void> {
  if (recruitment.state === 'CANCELED') throw new AppError('conflict', m.isFinal);
  const { recruitmentId, fileId: column } = recruitmentAttachments;
  const removed = await ctx.db
    .delete(recruitmentAttachments)
    .where(and(eq(recruitmentId, recruitment.id), eq(column, fileId)))
    .returning();
  await deps.files.release(
    ctx,
    removed.map((row) => row.fileId),
  );
  if (isPublic(recruitment)) dropChanged(ctx, deps, [recruitment]);
}

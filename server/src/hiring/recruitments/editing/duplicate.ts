import { recruitmentBounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { RecruitmentDraft } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { CompanyContext, Context } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { idOf } from '#kit/db/ids.ts';
import { listAttachments } from './attachments.ts';
import { insertRecruitment } from './create.ts';
import type { RecruitmentDeps } from '../deps.ts';
import { presentForm } from './form-wire.ts';
import { findRecruitmentDetail, findRecruitmentForUpdate, type RecruitmentDetail } from '../queries.ts';
import { recruitmentAttachments } from '../tables.ts';

/**
 * Copies a recruitment as an unpublished one without dates; returns its id. The same key finds the copy made
 * before. Files are copied byte by byte, outside the transaction.
 */
export async function duplicateRecruitment(
  ctx: Context<'company'>,
  deps: RecruitmentDeps,
  { recruitment, key }: { recruitment: RecruitmentDetail; key: string },
): Promise<string> {
  const id = idOf('recruitment copy', recruitment.id, key);
  if (await findRecruitmentDetail(ctx.db, id)) return id;
  rejectBlocked(recruitment);
  const copies = await copyAttachments(ctx, deps, recruitment.id);
  await ctx.transact(async (inner) => {
    // Locked, so that a recruitment that is being hidden is not copied meanwhile.
    const source = await findRecruitmentForUpdate(inner.db, recruitment.id);
    if (!source) throw notFound();
    rejectBlocked(source);
    const draft = draftOf(recruitment, ctx.caller.locale);
    const isNew = await insertRecruitment(inner, deps, { id, draft, isPublished: false });
    if (isNew) await attachCopies(inner, deps, { recruitmentId: id, copies });
  });
  return id;
}

/** A copy would make public again what an administrator hid. */
function rejectBlocked({ blockedAt }: Pick<RecruitmentDetail, 'blockedAt'>): void {
  if (blockedAt) throw new AppError('conflict', m.blockedCopy);
}

function draftOf(recruitment: RecruitmentDetail, locale: Locale): RecruitmentDraft {
  const { application, employment, ...form } = presentForm(recruitment, recruitment.content);
  return {
    ...form,
    subject: nameOf(recruitment.subject, locale),
    application: { ...application, startsAt: null, endsAt: null },
    employment: { ...employment, startsAt: null, endsAt: null },
    questions: recruitment.questions.map(({ id: _, ...question }) => question),
  };
}

/** Truncated before the mark of a copy, so that the mark survives. */
function nameOf(subject: string, locale: Locale): string {
  if (subject === '') return '';
  const room = recruitmentBounds.subject - sayIn(locale, m.copyOf.text, { subject: '' }).length;
  return sayIn(locale, m.copyOf.text, { subject: subject.slice(0, room).toWellFormed().trimEnd() });
}

/** Copies of files that no recruitment attaches are swept within a day. */
async function copyAttachments(
  ctx: CompanyContext,
  { files }: RecruitmentDeps,
  recruitmentId: string,
): Promise<FileRow[]> {
  const copies: FileRow[] = [];
  for (const file of await listAttachments(ctx.db, recruitmentId)) {
    const copy = await files.copy(ctx, file, { ownerId: ctx.actor.userId, isPublic: false });
    if (copy) copies.push(copy);
  }
  return copies;
}

async function attachCopies(
  ctx: CompanyContext,
  { files }: RecruitmentDeps,
  { recruitmentId, copies }: { recruitmentId: string; copies: FileRow[] },
): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ id }) => id);
  await files.attach(ctx, ids, { ownerId: ctx.actor.userId, isPublic: false });
  const rows = ids.map((fileId, index) => ({
    recruitmentId,
    fileId,
    createdAt: addSeconds(ctx.now, index / 1000),
  }));
  await ctx.db.insert(recruitmentAttachments).values(rows);
}

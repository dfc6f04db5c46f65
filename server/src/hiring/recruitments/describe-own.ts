import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { CompanyContext } from '#kit/context.ts';
import { listAttachments } from './editing/attachments.ts';
import type { RecruitmentDeps } from './deps.ts';
import { findRecruitmentDetail, type RecruitmentDetail } from './queries.ts';
import { presentOwn } from './wire.ts';

type Reader = Pick<CompanyContext, 'db' | 'now' | 'caller'>;

/** A recruitment as its company edits it; links to private files are valid for five minutes. */
export async function describeOwn(
  ctx: Reader,
  { files }: RecruitmentDeps,
  recruitment: RecruitmentDetail,
): Promise<OwnRecruitment> {
  const attached = recruitment.attachments.length > 0 ? await listAttachments(ctx.db, recruitment.id) : [];
  const attachments = attached.map((row) => files.present(row));
  return presentOwn(recruitment, { now: ctx.now, locale: ctx.caller.locale, attachments });
}

/** The same after a write, read again. */
export async function describeWritten(
  ctx: Reader,
  deps: RecruitmentDeps,
  id: string,
): Promise<OwnRecruitment> {
  const recruitment = await findRecruitmentDetail(ctx.db, id);
  if (!recruitment) throw new Error('the recruitment just written is missing');
  return describeOwn(ctx, deps, recruitment);
}

import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { listAttachments } from './editing/attachments.ts';
import type { RecruitmentDeps } from './deps.ts';
import { findPosting, type Posting } from './queries.ts';
import { presentOwn } from './wire.ts';

type Reader = Pick<ContextOf<Company>, 'db' | 'now' | 'caller'>;

/** A posting as its company edits it, private files with links of five minutes. */
export async function describeOwn(
  ctx: Reader,
  { files }: RecruitmentDeps,
  posting: Posting,
): Promise<OwnRecruitment> {
  const attached = posting.attachments.length > 0 ? await listAttachments(ctx.db, posting.id) : [];
  const attachments = attached.map((row) => files.present(row));
  return presentOwn(posting, { now: ctx.now, locale: ctx.caller.locale, attachments });
}

/** The same after a write, read anew. */
export async function describeWritten(
  ctx: Reader,
  deps: RecruitmentDeps,
  id: string,
): Promise<OwnRecruitment> {
  const posting = await findPosting(ctx.db, id);
  if (!posting) throw new Error('the posting just written is not there');
  return describeOwn(ctx, deps, posting);
}

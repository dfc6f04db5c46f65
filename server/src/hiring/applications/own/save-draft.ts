import { and, eq } from 'drizzle-orm';
import type { ApplicationStep } from '@ieum/contract/hiring/applications/enums.ts';
import type { JobCertification } from '@ieum/contract/hiring/applications/schemas.ts';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import {
  findResume,
  attachPhoto,
  mergeResume,
  type ContentChange,
  type ResumeState,
} from '#hiring/resumes/public.ts';
import { answerWith, type AnswerChange } from './answers.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/** The draft's own resume: undefined leaves it unchanged, null follows the person's resume again. */
export type OwnResumeChange =
  | { change: ContentChange; profileFileId: string | null | undefined }
  | null
  | undefined;

export interface DraftSave {
  writingStep: ApplicationStep | undefined;
  resume: OwnResumeChange;
  answers: readonly AnswerChange[];
  certification: Partial<JobCertification> | undefined;
  /** The chosen activity records; none exists, so each is rejected. */
  recordIds: readonly string[];
}

interface Draft {
  recruitment: RecruitmentRow;
  own: ApplicationRow;
}

interface Deps {
  fileStore: Pick<FileStore, 'attach'>;
}

/**
 * Saves any part of a draft; completeness is checked when applying. 409 for an application that is no longer
 * a draft.
 */
export async function saveDraft(
  ctx: PersonContext,
  { recruitment, own }: Draft,
  save: DraftSave & Deps,
): Promise<ApplicationRow> {
  if (own.status === 'IS_REVOKED') throw new AppError('conflict', m.revokedReopen);
  if (own.status !== 'ON_WRITING') throw new AppError('conflict', m.notWriting);
  if (recruitment.state === 'CANCELED') throw new AppError('conflict', m.canceled);
  if (save.recordIds.length > 0) throw invalidAt('_records', m.recordUnknown);
  const [saved] = await ctx.db
    .update(applications)
    .set({
      writingStep: save.writingStep ?? own.writingStep,
      ownResume: await ownResumeWith(ctx, own, save),
      answers: answerWith(recruitment.questions, own.answers, save.answers),
      certification: { ...own.certification, ...save.certification },
      savedAt: ctx.now,
    })
    .where(and(eq(applications.id, own.id), eq(applications.status, 'ON_WRITING')))
    .returning();
  if (!saved) throw new AppError('conflict', m.notWriting);
  return saved;
}

async function ownResumeWith(
  ctx: PersonContext,
  { ownResume }: ApplicationRow,
  { resume, fileStore }: DraftSave & Deps,
): Promise<ResumeState | null> {
  if (resume === undefined) return ownResume;
  if (resume === null) return null;
  const base = ownResume ?? (await findResume(ctx.db, ctx.actor.userId));
  if (resume.profileFileId) await attachPhoto(ctx, fileStore, resume.profileFileId);
  const profileFileId = resume.profileFileId === undefined ? base.profileFileId : resume.profileFileId;
  return { content: mergeResume(base.content, resume.change, ctx.now), profileFileId };
}

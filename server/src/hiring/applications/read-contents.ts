import { findFile, type FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import { findResume, presentResumeCopy, type ResumeState } from '#hiring/resumes/public.ts';
import { answered } from './own/answers.ts';
import { findSnapshot, type OwnedApplication } from './queries.ts';
import type { FrozenAnswer } from './tables.ts';
import type { Contents } from './wire.ts';

export interface ContentsDeps {
  fileStore: Pick<FileStore, 'present'>;
}

interface ReadContext {
  db: Db;
  now: Date;
}

/** The content of an application, and the time for which it is shown: when it was sent, for a draft now. */
interface ContentsState {
  resume: ResumeState;
  answers: readonly FrozenAnswer[];
  at: Date;
}

/** The resume and answers of an application: for a draft as they would be sent, else as they were sent. */
export async function readContents(
  ctx: ReadContext,
  { fileStore: files }: ContentsDeps,
  owned: OwnedApplication,
): Promise<Contents> {
  const { resume, answers, at } = await readContentsState(ctx, owned);
  const photo = resume.profileFileId ? await findFile(ctx.db, resume.profileFileId) : undefined;
  return { resume: presentResumeCopy(resume, photo, { files, at }), answers };
}

/** The same as it is stored, for PDFs. */
export async function readContentsState(
  ctx: ReadContext,
  { application, recruitment }: OwnedApplication,
): Promise<ContentsState> {
  const sent = application.status === 'ON_WRITING' ? undefined : await findSnapshot(ctx.db, application.id);
  if (sent) return { resume: sent.resume, answers: sent.answers, at: sent.takenAt };
  const { content, profileFileId } =
    application.ownResume ?? (await findResume(ctx.db, application.personId));
  return {
    resume: { content, profileFileId },
    answers: answered(recruitment.questions, application.answers),
    at: ctx.now,
  };
}

import { findFile, type FileStore } from '#files/public.ts';
import type { Db } from '#kit/context.ts';
import { findResume, presentResumeCopy, type ResumeState } from '#resumes/public.ts';
import { answered } from './answers.ts';
import { findSnapshot, type OwnedApplication } from './queries.ts';
import type { Contents } from './wire.ts';

export interface ContentsDeps {
  fileStore: Pick<FileStore, 'present'>;
}

interface Moment {
  db: Db;
  now: Date;
}

/** The resume and answers of an application: as they would be sent for a draft, else as they were sent. */
export async function readContents(
  ctx: Moment,
  deps: ContentsDeps,
  owned: OwnedApplication,
): Promise<Contents> {
  const { application, recruitment } = owned;
  const sent = application.status === 'ON_WRITING' ? undefined : await findSnapshot(ctx.db, application.id);
  if (sent)
    return {
      resume: await presentResume(ctx, deps, { state: sent.resume, at: sent.takenAt }),
      answers: sent.answers,
    };
  const state = application.ownResume ?? (await findResume(ctx.db, application.personId));
  return {
    resume: await presentResume(ctx, deps, { state, at: ctx.now }),
    answers: answered(recruitment.questions, application.answers),
  };
}

async function presentResume(
  { db }: Moment,
  { fileStore }: ContentsDeps,
  { state, at }: { state: ResumeState; at: Date },
) {
  const photo = state.profileFileId ? await findFile(db, state.profileFileId) : undefined;
  return presentResumeCopy(state, photo, { files: fileStore, at });
}

import { resumes } from '@ieum/contract/resumes.ts';
import { findFile, type FileStore } from '#files/public.ts';
import type { Db } from '#kit/context.ts';
import type { Route } from '#kit/route.ts';
import { findResume, type ResumeState } from './queries.ts';
import { saveResume } from './save.ts';
import type { ResumeRow } from './tables.ts';
import { fromResumeSave, presentResume, presentResumeCopy } from './wire.ts';

export interface ResumeDeps {
  fileStore: FileStore;
}

interface Moment {
  db: Db;
  now: Date;
}

export function resumeRoutes(route: Route, { fileStore: files }: ResumeDeps) {
  const present = async ({ db, now }: Moment, state: ResumeState, row: ResumeRow | undefined) => {
    const photo = state.profileFileId ? await findFile(db, state.profileFileId) : undefined;
    return presentResume(presentResumeCopy(state, photo, { files, at: now }), row);
  };

  route(resumes.read, {
    run: async (ctx) => {
      const { row, ...state } = await findResume(ctx.db, ctx.actor.userId);
      return { resume: await present(ctx, state, row) };
    },
  });

  route(resumes.save, {
    run: async (ctx, { body }) => {
      const presentRow = (row: ResumeRow) => present(ctx, row, row);
      const saved = await saveResume(ctx, { files, present: presentRow }, fromResumeSave(body));
      return { resume: await presentRow(saved) };
    },
  });
}

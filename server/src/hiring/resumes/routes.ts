import { pdfTexts } from '@ieum/contract/hiring/applications/pdf-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { findFile, type FileStore } from '#foundation/files/public.ts';
import type { Db } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';
import { makePdf, pdfLocaleOf, PDF_LIMIT, sendPdf } from '#kit/export/send-pdf.ts';
import type { PdfWorkers } from '#platform/pdf/workers.ts';
import { resumePdf } from './pdf.ts';
import { readPhoto } from './photo.ts';
import { findResume, type ResumeState } from './queries.ts';
import { saveResume } from './save.ts';
import type { ResumeRow } from './tables.ts';
import { fromResumeSave, presentResume, presentResumeCopy } from './wire.ts';

export interface ResumeDeps {
  fileStore: FileStore;
  pdfs: PdfWorkers;
}

interface PresentContext {
  db: Db;
  now: Date;
}

export function resumeRoutes(route: Route, { fileStore: files, pdfs }: ResumeDeps) {
  const present = async ({ db, now }: PresentContext, state: ResumeState, row: ResumeRow | undefined) => {
    const photo = state.profileFileId ? await findFile(db, state.profileFileId) : undefined;
    return presentResume(presentResumeCopy(state, photo, { files, at: now }), row);
  };

  route(resumes.read, {
    run: async (ctx) => {
      const { row, ...state } = await findResume(ctx.db, ctx.actor.userId);
      return { resume: await present(ctx, state, row) };
    },
  });

  route(resumes.pdf, {
    limit: PDF_LIMIT,
    run: async ({ db, actor, now, caller }, input, { reply }) => {
      const { content, profileFileId } = await findResume(db, actor.userId);
      const photo = await readPhoto(db, files, profileFileId);
      const locale = pdfLocaleOf(caller.locale, pdfs);
      const bytes = await makePdf(pdfs, resumePdf(content, photo, { locale, at: now }), actor);
      return sendPdf(reply, { bytes, nameParts: [sayIn(locale, pdfTexts.resume.text)], at: now });
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

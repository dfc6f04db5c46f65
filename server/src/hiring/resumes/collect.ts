import { eq } from 'drizzle-orm';
import { pdfTexts } from '@ieum/contract/hiring/applications/pdf-texts.ts';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedResumeTexts as m } from '@ieum/contract/hiring/resumes/collected-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { mapRows, rowsById, type Collection } from '#kit/data-collection.ts';
import { makePdf, pdfLocaleOf } from '#kit/export/send-pdf.ts';
import { resumePdf } from './pdf.ts';
import { readPhoto } from './photo.ts';
import type { ResumeDeps } from './routes.ts';
import { resumes } from './tables.ts';

/** The résumé as it is stored, and as a PDF. */
export const collectResume = ({ fileStore, pdfs }: ResumeDeps): Collection => ({
  sections: [
    {
      name: 'resume',
      title: m.title,
      tables: ['resumes'],
      fields: { name: m.name, updatedAt: c.updatedAt },
      rows: (work, { userId }) =>
        mapRows(rowsById(work, resumes, eq(resumes.userId, userId)), ({ content, createdAt, updatedAt }) => ({
          ...content,
          createdAt,
          updatedAt,
        })),
      files: (work, { userId, locale: language }) => {
        const locale = pdfLocaleOf(language, pdfs);
        return mapRows(rowsById(work, resumes, eq(resumes.userId, userId)), ({ content, profileFileId }) => ({
          name: `${sayIn(locale, pdfTexts.resume.text)}.pdf`,
          open: async () => {
            const photo = await readPhoto(work.db, fileStore, profileFileId);
            return makePdf(pdfs, resumePdf(content, photo, { locale, at: work.now }), { userId });
          },
        }));
      },
    },
  ],
});

import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicationTexts } from '@ieum/contract/hiring/applications/texts.ts';
import { pdfTexts as m } from '@ieum/contract/hiring/applications/pdf-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Actor, Caller, Db } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { maskEmail, maskPhone } from '#kit/masks.ts';
import type { Route } from '#kit/http/route.ts';
import { makePdf, pdfLocaleOf, PDF_LIMIT, sendPdf } from '#kit/export/send-pdf.ts';
import type { PdfWorkers } from '#platform/pdf/workers.ts';
import { ownsRecruitment } from '#hiring/recruitments/public.ts';
import { readPhoto, type ResumeState } from '#hiring/resumes/public.ts';
import { readContentsState } from '../read-contents.ts';
import { markViewed } from '../mark-viewed.ts';
import { applicationPdf } from './pdf.ts';
import { isApplicant, isSubmitted } from '../policy.ts';
import { findOwned, type OwnedApplication } from '../queries.ts';

export interface ApplicationPdfDeps {
  fileStore: FileStore;
  pdfs: PdfWorkers;
  accessRecords: Pick<AccessRecords, 'record'>;
}

interface PdfContext {
  db: Db;
  actor: Actor;
  now: Date;
  caller: Caller;
}

/** Telephone and e-mail masked as in lists. */
function withMaskedContacts(resume: ResumeState): ResumeState {
  const { personalInformation: person } = resume.content;
  const masked = { ...person, phone: maskPhone(person.phone), email: maskEmail(person.email) };
  return { ...resume, content: { ...resume.content, personalInformation: masked } };
}

export function applicationPdfRoutes(route: Route, deps: ApplicationPdfDeps) {
  /** The PDF with its file name. */
  const make = async ({ db, actor, now, caller }: PdfContext, owned: OwnedApplication, isMasked = false) => {
    const contents = await readContentsState({ db, now }, owned);
    const { answers, at } = contents;
    const resume = isMasked ? withMaskedContacts(contents.resume) : contents.resume;
    const photo = await readPhoto(db, deps.fileStore, resume.profileFileId);
    const locale = pdfLocaleOf(caller.locale, deps.pdfs);
    const pdf = applicationPdf(owned, { resume, answers, photo }, { locale, at });
    const nameParts = [resume.content.personalInformation.name, sayIn(locale, m.application.text)];
    return { bytes: await makePdf(deps.pdfs, pdf, actor), nameParts, at: now };
  };

  route(applications.pdf, {
    limit: PDF_LIMIT,
    subject: (ctx, { params }) => findOwned(ctx.db, params._application),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, owned, { reply }) => sendPdf(reply, await make(ctx, owned)),
  });

  route(applications.applicantPdf, {
    limit: PDF_LIMIT,
    subject: async (ctx, { params }) => {
      const owned = await findOwned(ctx.db, params._application);
      return owned?.recruitment.id === params._recruitment ? owned : undefined;
    },
    policy: (actor, { recruitment, application }) =>
      ownsRecruitment(actor, recruitment) && isSubmitted(application),
    run: async (ctx, { query: { contacts, reason } }, owned, { reply }) => {
      if (contacts && !reason)
        throw new AppError('invalid', applicationTexts.reasonNeeded, {
          fields: { reason: applicationTexts.reasonNeeded },
        });
      const made = await make(ctx, owned, !contacts);
      const { application, company } = owned;
      await ctx.transact((tx) => markViewed(tx, application));
      const reading = {
        personId: application.personId,
        subjectId: application.id,
        readerName: company.name,
        ...(reason && { reason }),
      };
      deps.accessRecords.record(ctx, { ...reading, what: 'APPLICATION' });
      if (contacts) deps.accessRecords.record(ctx, { ...reading, what: 'CONTACT' });
      return sendPdf(reply, made);
    },
  });
}

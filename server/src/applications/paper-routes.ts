import { applications } from '@ieum/contract/applications.ts';
import { paperMessages as m } from '@ieum/contract/messages/papers.ts';
import { sayIn } from '@ieum/contract/messages/message.ts';
import type { AccessRecords } from '#audit/public.ts';
import type { FileStore } from '#files/public.ts';
import type { Caller, Db } from '#kit/context.ts';
import type { Route } from '#kit/route.ts';
import { makePaper, paperLocaleOf, PAPERS_LIMIT, sendPaper } from '#kit/send-paper.ts';
import type { Papers } from '#platform/papers/paper-workers.ts';
import { ownsRecruitment } from '#recruitments/public.ts';
import { readPhoto } from '#resumes/public.ts';
import { readContentsState } from './contents.ts';
import { markViewed } from './mark-viewed.ts';
import { applicationPaper } from './paper.ts';
import { isApplicant, isSubmitted } from './policy.ts';
import { findOwned, type OwnedApplication } from './queries.ts';

export interface ApplicationPaperDeps {
  fileStore: FileStore;
  papers: Papers;
  accessRecords: Pick<AccessRecords, 'record'>;
}

interface Moment {
  db: Db;
  now: Date;
  caller: Caller;
}

export function applicationPaperRoutes(route: Route, deps: ApplicationPaperDeps) {
  /** The PDF with the words its file is named by. */
  const make = async ({ db, now, caller }: Moment, owned: OwnedApplication) => {
    const { resume, answers, at } = await readContentsState({ db, now }, owned);
    const photo = await readPhoto(db, deps.fileStore, resume.profileFileId);
    const locale = paperLocaleOf(caller.locale, deps.papers);
    const paper = applicationPaper(owned, { resume, answers, photo }, { locale, at });
    const words = [resume.content.personalInformation.name, sayIn(locale, m.application.text)];
    return { bytes: await makePaper(deps.papers, paper), words, at: now };
  };

  route(applications.pdf, {
    limit: PAPERS_LIMIT,
    subject: (ctx, { params }) => findOwned(ctx.db, params._application),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, owned, { reply }) => sendPaper(reply, await make(ctx, owned)),
  });

  route(applications.applicantPdf, {
    limit: PAPERS_LIMIT,
    subject: async (ctx, { params }) => {
      const owned = await findOwned(ctx.db, params._application);
      return owned?.recruitment.id === params._recruitment ? owned : undefined;
    },
    policy: (actor, { recruitment, application }) =>
      ownsRecruitment(actor, recruitment) && isSubmitted(application),
    run: async (ctx, input, owned, { reply }) => {
      const made = await make(ctx, owned);
      const { application, company } = owned;
      await ctx.transact((tx) => markViewed(tx, application));
      const reading = {
        personId: application.personId,
        subjectId: application.id,
        readerName: company.name,
      };
      // The paper tells telephone and e-mail too.
      for (const what of ['APPLICATION', 'CONTACT']) deps.accessRecords.record(ctx, { ...reading, what });
      return sendPaper(reply, made);
    },
  });
}

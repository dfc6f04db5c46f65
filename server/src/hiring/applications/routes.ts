import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { PersonContext } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { applyTo } from './own/apply.ts';
import { readContents } from './read-contents.ts';
import { discardDraft } from './own/discard.ts';
import { openDraft } from './own/open-draft.ts';
import { isApplicant, mayApproach } from './policy.ts';
import {
  countGroups,
  findOwn,
  findOwned,
  findRecruitmentWithCompany,
  listOwn,
  type RecruitmentWithCompany,
} from './queries.ts';
import { revokeApplication } from './own/revoke.ts';
import { saveDraft, type DraftSave } from './own/save-draft.ts';
import type { ApplicationRow } from './tables.ts';
import { fromDraftChange, fromOwnResume, presentOwn, presentOwnRow } from './wire.ts';

export interface ApplicationDeps {
  fileStore: FileStore;
}

/** A recruitment and the caller's application to it, if there is one. */
interface Target extends RecruitmentWithCompany {
  own: ApplicationRow | undefined;
}

type Answer = (
  ctx: PersonContext,
  found: RecruitmentWithCompany,
  application: ApplicationRow,
) => Promise<{ application: ReturnType<typeof presentOwn> }>;

export function applicationRoutes(route: Route, deps: ApplicationDeps) {
  const answer: Answer = async (ctx, { recruitment, company }, application) => {
    const owned = { application, recruitment, company };
    return { application: presentOwn(owned, await readContents(ctx, deps, owned), ctx.now) };
  };
  draftRoutes(route, deps, answer);
  ownRoutes(route, answer);
}

/** The application to a recruitment, until it is sent. */
function draftRoutes(route: Route, deps: ApplicationDeps, answer: Answer) {
  route(applications.own, {
    subject: (ctx, { params }) => findTarget(ctx, params._recruitment, { recruitment: 'none', own: 'none' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, input, { own, ...recruitment }) =>
      own ? answer(ctx, recruitment, own) : { application: null },
  });

  route(applications.open, {
    subject: (ctx, { params }) =>
      findTarget(ctx, params._recruitment, { recruitment: 'share', own: 'update' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, { body }, { own, ...recruitment }) => {
      const opened = await openDraft(ctx, recruitment.recruitment, own);
      const save = { ...nothing, resume: fromOwnResume(body.resume), ...deps };
      const draft =
        body.resume === undefined ? opened : await saveDraft(ctx, { ...recruitment, own: opened }, save);
      return answer(ctx, recruitment, draft);
    },
  });

  route(applications.save, {
    subject: (ctx, { params }) =>
      findTarget(ctx, params._recruitment, { recruitment: 'none', own: 'update' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, { body }, target) => {
      const draft = withApplication(target);
      return answer(ctx, draft, await saveDraft(ctx, draft, { ...fromDraftChange(body), ...deps }));
    },
  });

  route(applications.apply, {
    subject: (ctx, { params }) =>
      findTarget(ctx, params._recruitment, { recruitment: 'share', own: 'update' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, input, target) => {
      const draft = withApplication(target);
      return answer(ctx, draft, await applyTo(ctx, draft));
    },
  });
}

/** The person's own applications. */
function ownRoutes(route: Route, answer: Answer) {
  route(applications.list, {
    run: async (ctx, { query, headers }) => {
      rejectSort(headers.sort);
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...page } = await listOwn(ctx.db, ctx.actor.userId, { ...query, limit });
      const groups = await countGroups(ctx.db, ctx.actor.userId);
      return { applications: rows.map((row) => presentOwnRow(row, ctx.now)), ...page, groups };
    },
  });

  route(applications.read, {
    subject: (ctx, { params }) => findOwned(ctx.db, params._application),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, { application, ...recruitment }) => answer(ctx, recruitment, application),
  });

  route(applications.revoke, {
    subject: (ctx, { params }) => findOwned(ctx.db, params._application, 'update'),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, { application, ...recruitment }) =>
      answer(ctx, recruitment, await revokeApplication(ctx, { application, ...recruitment })),
  });

  route(applications.discard, {
    subject: (ctx, { params }) => findOwned(ctx.db, params._application, 'update'),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, { application }) => {
      await discardDraft(ctx, application);
      return {};
    },
  });
}

const nothing: DraftSave = {
  writingStep: undefined,
  resume: undefined,
  answers: [],
  certification: undefined,
  recordIds: [],
};

interface Locks {
  recruitment: 'none' | 'share';
  own: 'none' | 'update';
}

async function findTarget(
  ctx: PersonContext,
  recruitmentId: string,
  locks: Locks,
): Promise<Target | undefined> {
  const recruitment = await findRecruitmentWithCompany(ctx.db, recruitmentId, locks.recruitment);
  if (!recruitment) return undefined;
  const by = { personId: ctx.actor.userId, recruitmentId };
  return { ...recruitment, own: await findOwn(ctx.db, by, locks.own) };
}

/** The existing application as subject; 404 where none was opened. */
function withApplication({ own, ...recruitment }: Target): RecruitmentWithCompany & { own: ApplicationRow } {
  if (!own) throw notFound();
  return { ...recruitment, own };
}

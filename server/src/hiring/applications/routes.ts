import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { ContextOf, Person } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit, readSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { applyTo } from './own/apply.ts';
import { readContents } from './contents.ts';
import { discardDraft } from './own/discard.ts';
import { openApplication } from './own/open.ts';
import { isApplicant, mayApproach } from './policy.ts';
import {
  countGroups,
  findOwn,
  findOwned,
  findPosting,
  listOwn,
  type OwnedApplication,
  type Posting,
} from './queries.ts';
import { revokeApplication } from './own/revoke.ts';
import { saveDraft, type DraftSave } from './own/save-draft.ts';
import type { ApplicationRow } from './tables.ts';
import { fromDraftChange, fromOwnResume, presentOwn, presentOwnRow } from './wire.ts';

export interface ApplicationDeps {
  fileStore: FileStore;
}

type Doing = ContextOf<Person>;
/** A posting and the caller's application to it, if there is one. */
interface Target extends Posting {
  own: ApplicationRow | undefined;
}

export function applicationRoutes(route: Route, deps: ApplicationDeps) {
  const present = async (ctx: Doing, owned: OwnedApplication) =>
    presentOwn(owned, await readContents(ctx, deps, owned), ctx.now);
  const answer = async (ctx: Doing, { recruitment, company }: Posting, application: ApplicationRow) => ({
    application: await present(ctx, { application, recruitment, company }),
  });

  route(applications.own, {
    subject: (ctx, { params }) => findTarget(ctx, params._recruitment, { posting: 'none', own: 'none' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, input, { own, ...posting }) => (own ? answer(ctx, posting, own) : { application: null }),
  });

  route(applications.open, {
    subject: (ctx, { params }) => findTarget(ctx, params._recruitment, { posting: 'share', own: 'none' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, { body }, { own, ...posting }) => {
      const opened = await openApplication(ctx, posting.recruitment, own);
      const save = { ...nothing, resume: fromOwnResume(body.resume), ...deps };
      const draft =
        body.resume === undefined ? opened : await saveDraft(ctx, { ...posting, own: opened }, save);
      return answer(ctx, posting, draft);
    },
  });

  route(applications.save, {
    subject: (ctx, { params }) => findTarget(ctx, params._recruitment, { posting: 'none', own: 'update' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, { body }, target) => {
      const draft = withApplication(target);
      return answer(ctx, draft, await saveDraft(ctx, draft, { ...fromDraftChange(body), ...deps }));
    },
  });

  route(applications.apply, {
    subject: (ctx, { params }) => findTarget(ctx, params._recruitment, { posting: 'share', own: 'update' }),
    policy: (actor, { recruitment, own }) => mayApproach(recruitment, own),
    run: async (ctx, input, target) => {
      const draft = withApplication(target);
      return answer(ctx, draft, await applyTo(ctx, draft));
    },
  });

  route(applications.list, {
    run: async (ctx, { query, headers }) => {
      readSort([], headers.sort);
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...page } = await listOwn(ctx.db, ctx.actor.userId, { ...query, limit });
      const groups = await countGroups(ctx.db, ctx.actor.userId);
      return { applications: rows.map((row) => presentOwnRow(row, ctx.now)), ...page, groups };
    },
  });

  route(applications.read, {
    subject: (ctx, { params }) => findOwned(ctx.db, params._application),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, owned) => ({ application: await present(ctx, owned) }),
  });

  route(applications.revoke, {
    subject: (ctx, { params }) => findOwned(ctx.db, params._application, 'update'),
    policy: (actor, { application }) => isApplicant(actor, application),
    run: async (ctx, input, { application, ...posting }) =>
      answer(ctx, posting, await revokeApplication(ctx, { application, ...posting })),
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
  posting: 'none' | 'share';
  own: 'none' | 'update';
}

async function findTarget(ctx: Doing, recruitmentId: string, locks: Locks): Promise<Target | undefined> {
  const posting = await findPosting(ctx.db, recruitmentId, locks.posting);
  if (!posting) return undefined;
  const by = { personId: ctx.actor.userId, recruitmentId };
  return { ...posting, own: await findOwn(ctx.db, by, locks.own) };
}

/** The target where an application exists already; 404 where none was opened. */
function withApplication({ own, ...posting }: Target): Posting & { own: ApplicationRow } {
  if (!own) throw notFound();
  return { ...posting, own };
}

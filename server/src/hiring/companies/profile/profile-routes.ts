import { companyProfile as contract } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { askEmail, confirmEmail, type EmailDeps } from '../change-email.ts';
import { ownsFile } from '../policy.ts';
import { addCompanyFile, findCompanyFile, removeCompanyFile } from './profile-files.ts';
import { findOwnProfile } from './profile-queries.ts';
import { fromRevision, presentOwnCompany } from './profile-wire.ts';
import { askApproval, reviseProfile } from './revise-profile.ts';

interface ProfileDeps extends EmailDeps {
  fileStore: FileStore;
  /** Drops the cached pages that show a company. */
  dropCachedPages: (tags: readonly string[]) => Promise<void>;
}

const UPLOADS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;
type Removal = Input<typeof contract.removeFile>;

export function companyProfileRoutes(route: Route, deps: ProfileDeps) {
  const refreshPages = (ctx: CompanyContext) => deps.dropCachedPages([`company:${ctx.actor.companyId}`]);
  const presentOwn = async ({ db, actor }: CompanyContext) => {
    const profile = await findOwnProfile(db, actor.companyId);
    if (!profile) throw notFound();
    return { company: presentOwnCompany(profile, deps.fileStore), approval: profile.company.approval };
  };

  route(contract.find, { run: presentOwn });

  route(contract.revise, {
    run: async (ctx, { body: { version: seen, email, ...body } }) => {
      const presentCurrent = async () => (await presentOwn(ctx)).company;
      await reviseProfile(ctx, { seen, presentCurrent }, fromRevision(body));
      if (email !== undefined) await askEmail(ctx, deps, email);
      ctx.afterCommit(() => refreshPages(ctx));
      return presentOwn(ctx);
    },
  });

  route(contract.confirmEmail, {
    limit: { max: 20, perSeconds: 60 * 60, by: 'actor' },
    run: async (ctx, { body }) => {
      await confirmEmail(ctx, deps, body.token);
      ctx.afterCommit(() => refreshPages(ctx));
      return presentOwn(ctx);
    },
  });

  route(contract.askApproval, {
    run: async (ctx) => {
      await askApproval(ctx);
      return presentOwn(ctx);
    },
  });

  route(contract.upload, {
    limit: UPLOADS,
    run: async (ctx, { form, file: upload }) => {
      const file = await addCompanyFile(ctx, deps.fileStore, { type: form.type, upload });
      await refreshPages(ctx);
      return { file: deps.fileStore.present(file) };
    },
  });

  route(contract.removeFile, {
    subject: ({ db, actor }: Pick<CompanyContext, 'db' | 'actor'>, { params }: Removal) =>
      findCompanyFile(db, actor.companyId, params._file),
    policy: ownsFile,
    run: async (ctx, _input, current) => {
      await removeCompanyFile(ctx, deps.fileStore, current);
      ctx.afterCommit(() => refreshPages(ctx));
      return {};
    },
  });
}

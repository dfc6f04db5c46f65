import { moderation as contract } from '@ieum/contract/hiring/moderation/endpoints.ts';
import {
  describeOwn,
  findRecruitmentDetail,
  findRecruitmentDetailForUpdate,
  findRecruitmentForUpdate,
  type RecruitmentDetail,
  type RecruitmentDeps,
} from '#hiring/recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { createFor, unblockFor, removeFor, reviseFor } from './changes.ts';
import { moderates } from './policy.ts';
import { listModerated } from './queries.ts';
import { fromCreation, fromFilter, nobodyYet, presentModerated, presentCompanyState } from './wire.ts';

interface About {
  params: { [K in '_recruitment']: string };
}

/** Returns the console's view of a recruitment by its id. */
function describing(deps: RecruitmentDeps) {
  const describe = async (ctx: Context<'console'>, recruitment: RecruitmentDetail) => {
    const counts = await deps.applications.countApplicants(ctx.db, [recruitment.id]);
    const applicants = counts.get(recruitment.id) ?? nobodyYet;
    return {
      recruitment: {
        ...(await describeOwn(ctx, deps, recruitment)),
        ...presentCompanyState(recruitment),
        applicants,
      },
    };
  };
  return async (ctx: Context<'console'>, id: string) => {
    const recruitment = await findRecruitmentDetail(ctx.db, id);
    if (!recruitment) throw notFound();
    return describe(ctx, recruitment);
  };
}

/** The console's endpoints for every company's recruitments. */
export function moderationRoutes(route: Route, deps: RecruitmentDeps) {
  const describeById = describing(deps);

  route(contract.list, {
    run: async ({ db, now, caller: { locale } }, { query, headers }) => {
      const filter = { ...fromFilter(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listModerated(db, filter, headers.sort);
      const ids = rows.map(({ id }) => id);
      const counts = await deps.applications.countApplicants(db, ids);
      return { recruitments: rows.map((row) => presentModerated(row, { now, locale, counts })), ...rest };
    },
  });

  route(contract.read, {
    run: async (ctx, { params }) => describeById(ctx, params._recruitment),
  });

  route(contract.create, {
    run: async (ctx, { body }) => describeById(ctx, await createFor(ctx, deps, fromCreation(body))),
  });

  route(contract.revise, {
    subject: ({ db }: Pick<Context<'console'>, 'db'>, { params }: About) =>
      findRecruitmentDetailForUpdate(db, params._recruitment),
    policy: moderates,
    run: async (ctx, { body: { state, reason, version, ...draft } }, recruitment) => {
      await reviseFor(ctx, deps, { recruitment, draft, state, reason, version });
      return describeById(ctx, recruitment.id);
    },
  });

  route(contract.lift, {
    subject: ({ db }: Pick<Context<'console'>, 'db'>, { params }: About) =>
      findRecruitmentDetailForUpdate(db, params._recruitment),
    policy: moderates,
    run: async (ctx, _, recruitment) => {
      await unblockFor(ctx, deps, recruitment);
      return describeById(ctx, recruitment.id);
    },
  });

  route(contract.remove, {
    subject: ({ db }: Pick<Context<'console'>, 'db'>, { params }: About) =>
      findRecruitmentForUpdate(db, params._recruitment),
    policy: moderates,
    run: async (ctx, { query }, recruitment) => {
      await removeFor(ctx, deps, { recruitment, reason: query.reason ?? '' });
      return {};
    },
  });
}

import { consoleFlags, flags as contract } from '@ieum/contract/hiring/flags/endpoints.ts';
import { findPublicCompany } from '#hiring/companies/public.ts';
import { findRecruitmentState, isPublic } from '#hiring/recruitments/public.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { decide, type DecisionDeps } from './decide.ts';
import { decidesFlags, mayReport } from './policy.ts';
import { findFlagForUpdate, listFlags } from './queries.ts';
import { report, type Flagged } from './report.ts';
import { fromQuery, presentFlag } from './wire.ts';

const isVisible = () => true;

/** Reports of members about public recruitments and companies. */
export function flagRoutes(route: Route) {
  route(contract.flagRecruitment, {
    subject: async ({ db }, { params }): Promise<Flagged | undefined> => {
      const recruitment = await findRecruitmentState(db, params._recruitment);
      if (!recruitment || !isPublic(recruitment)) return undefined;
      return { recruitmentId: params._recruitment, companyId: recruitment.companyId };
    },
    policy: mayReport,
    isVisible,
    run: async (ctx, { body }, flagged) => ({ isNew: await report(ctx, flagged, body) }),
  });

  route(contract.flagCompany, {
    subject: async ({ db }, { params }): Promise<Flagged | undefined> => {
      const company = await findPublicCompany(db, params._company);
      return company && { recruitmentId: null, companyId: params._company };
    },
    policy: mayReport,
    isVisible,
    run: async (ctx, { body }, flagged) => ({ isNew: await report(ctx, flagged, body) }),
  });
}

/** The queue of reports in the console. */
export function consoleFlagRoutes(route: Route, deps: DecisionDeps) {
  route(consoleFlags.list, {
    run: async ({ db }, { query, headers }) => {
      rejectSort(headers.sort);
      const filter = { ...fromQuery(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listFlags(db, filter);
      return { flags: rows.map(presentFlag), ...rest };
    },
  });

  route(consoleFlags.decide, {
    subject: ({ db }, { params }) => findFlagForUpdate(db, params._flag),
    policy: decidesFlags,
    run: async (ctx, { body }, flag) => ({ flag: presentFlag(await decide(ctx, deps, { flag, ...body })) }),
  });
}

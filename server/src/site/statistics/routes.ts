import { statistics as contract } from '@ieum/contract/site/statistics/endpoints.ts';
import {
  findRecruitmentDetail,
  type ApplicationsView,
  type RecruitmentDetail,
} from '#hiring/recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import { daysBetween } from '#kit/dates.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { listCounted } from './applications.ts';
import { overviewOf } from './recruitment-overview.ts';
import { readPeriod, type Period } from './period.ts';
import { countRecruitments, findCompanies, listRecruitments } from './recruitments.ts';
import type { Scope } from './scope.ts';
import { sharesOf } from './shares.ts';
import { countTraffic } from './traffic.ts';
import {
  fromScope,
  presentCompany,
  presentCounted,
  presentFigures,
  presentRecruitment,
  presentSubject,
} from './wire.ts';
import { sendFigures, sendTraffic } from './workbook.ts';

export interface StatisticsDeps {
  applications: ApplicationsView;
}

const NOBODY = { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 };

export function statisticsRoutes(route: Route, deps: StatisticsDeps) {
  trafficRoutes(route);
  hiringRoutes(route);
  recruitmentRoutes(route, deps);
}

/** Sessions and visits of the whole product. */
function trafficRoutes(route: Route) {
  route(contract.sessions, {
    run: async ({ db, now }, { query }) => {
      const period = readPeriod(query, now);
      const sessions = await countTraffic(db, period, { of: 'sessions', unit: query.unit });
      return { sessions, ...presentFigures(period, sessions) };
    },
  });

  route(contract.visits, {
    run: async ({ db, now }, { query }) => {
      const period = readPeriod(query, now);
      const visits = await countTraffic(db, period, { of: 'visits', unit: query.unit });
      return { visits, ...presentFigures(period, visits) };
    },
  });

  route(contract.exportTraffic, {
    run: async (ctx, { query }, { reply }) => sendTraffic(ctx, reply, readPeriod(query, ctx.now)),
  });
}

/** The totals of recruitments and applications in a period, and the rows behind each figure. */
function hiringRoutes(route: Route) {
  route(contract.recruitment, {
    run: async ({ db, now }, { query }) => {
      const period = readPeriod(query, now);
      const scope = fromScope(query);
      return {
        statistics: {
          ...(await overviewOf(db, scope, period)),
          ...(await countRecruitments(db, { scope, period, now })),
          types: await sharesOf(db, { kind: 'TYPES', scope, period }),
          companies: (await findCompanies(db, period)).map(presentCompany),
        },
      };
    },
  });

  route(contract.applications, {
    run: async ({ db, now }, { query }) => {
      const { step, share: kind, shareKey: key, ...rest } = query;
      const { rows, ...page } = await listCounted(db, {
        ...rest,
        scope: fromScope(query),
        period: readPeriod(query, now),
        step,
        share: kind && key !== undefined ? { kind, key } : undefined,
      });
      return { applications: rows.map(presentCounted), ...page };
    },
  });

  route(contract.postings, {
    run: async ({ db, now }, { query }) => {
      const { counted: group, ...rest } = query;
      const period = readPeriod(query, now);
      const requested = { ...rest, scope: fromScope(query), period, group, now };
      const days = daysBetween(period.from, period.to);
      const { rows, ...page } = await listRecruitments(db, { ...requested, days });
      return { postings: rows.map(presentRecruitment), ...page };
    },
  });

  route(contract.exportAll, {
    run: async (ctx, { query }, { reply }) =>
      sendFigures(ctx, reply, {
        scope: fromScope(query),
        period: readPeriod(query, ctx.now),
        part: query.part,
      }),
  });
}

function recruitmentRoutes(route: Route, { applications }: StatisticsDeps) {
  const describe = async (db: Context['db'], recruitment: RecruitmentDetail, period: Period) => {
    const counts = await applications.countApplicants(db, [recruitment.id], 'settled');
    return {
      ...(await overviewOf(db, scopeOf(recruitment), period)),
      recruitment: presentSubject(recruitment),
      stages: counts.get(recruitment.id)?.stages ?? NOBODY,
    };
  };

  route(contract.ofRecruitment, {
    run: async ({ db, now }, { params, query }) => {
      const recruitment = await findRecruitmentDetail(db, params._recruitment);
      if (!recruitment) throw notFound();
      return { statistics: await describe(db, recruitment, readPeriod(query, now)) };
    },
  });

  route(contract.exportRecruitment, {
    run: async (ctx, { params, query }, { reply }) => {
      const recruitment = await findRecruitmentDetail(ctx.db, params._recruitment);
      if (!recruitment) throw notFound();
      const period = readPeriod(query, ctx.now);
      return sendFigures(ctx, reply, { scope: scopeOf(recruitment), period, part: query.part });
    },
  });
}

const scopeOf = ({ id, companyId }: RecruitmentDetail): Scope => ({ recruitmentId: id, companyId });

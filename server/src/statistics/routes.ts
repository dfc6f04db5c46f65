import { statistics as contract } from '@ieum/contract/statistics.ts';
import { findPosting, type ApplicationsView, type Posting } from '#recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/route.ts';
import { courseOf } from './course.ts';
import { readPeriod, type Period } from './period.ts';
import { countPostings } from './postings.ts';
import { countTraffic } from './traffic.ts';
import { presentFigures, presentSubject } from './wire.ts';
import { sendFigures } from './workbook.ts';

interface StatisticsDeps {
  applications: ApplicationsView;
}

const NOBODY = { IS_APPLIED: 0, ON_PENDING: 0, ON_MEETING: 0, ON_RECRUIT: 0, ELIMINATED: 0 };

export function statisticsRoutes(route: Route, { applications }: StatisticsDeps) {
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

  const describe = async (db: Context['db'], posting: Posting, period: Period) => {
    const counts = await applications.countApplicants(db, [posting.id], 'settled');
    return {
      ...(await courseOf(db, posting, period)),
      recruitment: presentSubject(posting),
      stages: counts.get(posting.id)?.stages ?? NOBODY,
    };
  };

  route(contract.recruitment, {
    run: async ({ db, now }, { query }) => {
      const period = readPeriod(query, now);
      const course = await courseOf(db, undefined, period);
      return { statistics: { ...course, ...(await countPostings(db, { period, now })) } };
    },
  });

  route(contract.exportAll, {
    run: async (ctx, { query }, { reply }) =>
      sendFigures(ctx, reply, { posting: undefined, period: readPeriod(query, ctx.now) }),
  });

  route(contract.ofRecruitment, {
    run: async ({ db, now }, { params, query }) => {
      const posting = await findPosting(db, params._recruitment);
      if (!posting) throw notFound();
      return { statistics: await describe(db, posting, readPeriod(query, now)) };
    },
  });

  route(contract.exportRecruitment, {
    run: async (ctx, { params, query }, { reply }) => {
      const posting = await findPosting(ctx.db, params._recruitment);
      if (!posting) throw notFound();
      return sendFigures(ctx, reply, { posting, period: readPeriod(query, ctx.now) });
    },
  });
}

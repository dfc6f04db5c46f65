import { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import { findPublicCompany } from '#hiring/companies/public.ts';
import { notFound } from '#kit/errors.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { listCards, type CardRow } from './search/cards.ts';
import { createChoices } from './search/choices.ts';
import type { RecruitmentDeps } from './deps.ts';
import { everythingOngoing, readFilters, readList, readOrder, type Filter } from './search/list-query.ts';
import { countsAsView, isOwner, mayRead } from './policy.ts';
import { findBookmarksOf, findRecruitmentDetail, type RecruitmentDetail } from './queries.ts';
import { listSimilar } from './search/similar.ts';
import { presentCard, presentRecruitment } from './wire.ts';

/** Each call scans all recruitments; a person who tries filters stays far below this limit. */
const CHOICES_LIMIT = { max: 60, perSeconds: 60 };

/** The public endpoints of recruitments. */
export function recruitmentRoutes(route: Route, deps: RecruitmentDeps) {
  listRoutes(route, deps);
  readingRoutes(route, deps);
}

function listRoutes(route: Route, { counts }: RecruitmentDeps) {
  const countChoices = createChoices();

  route(recruitments.list, {
    run: async (ctx, { query, headers }) => {
      const { filter, part } = readList(query, headers, ctx.now);
      const [{ rows, next }, count] = await Promise.all([
        listCards(ctx.db, filter, part, ctx.now),
        counts.count(filter, ctx.now),
      ]);
      return { recruitments: await presentCards(ctx, rows), ...count, next };
    },
  });

  route(recruitments.countChoices, {
    limit: CHOICES_LIMIT,
    run: async (ctx, { query }) => {
      return { choices: await countChoices(ctx.db, readFilters(query, ctx.now), ctx.now) };
    },
  });

  route(companies.listRecruitments, {
    run: async (ctx, { params, query, headers }) => {
      const company = await findPublicCompany(ctx.db, params._company);
      if (!company) throw notFound();
      const filter: Filter = { ...everythingOngoing, companyId: company.id };
      const { skip, after, before } = query;
      const sort = readOrder({}, headers);
      const limit = readLimit(query.limit, headers.limit);
      const part = { sort, limit, skip, after, isLast: before === 'end' };
      const { rows, next } = await listCards(ctx.db, filter, part, ctx.now);
      return { recruitments: await presentCards(ctx, rows), ...(await counts.count(filter, ctx.now)), next };
    },
  });
}

/** One recruitment, and similar ones. */
function readingRoutes(route: Route, { views, applications }: RecruitmentDeps) {
  route(recruitments.read, {
    run: async (ctx, { params }) => {
      const recruitment = await findReadable(ctx, params._recruitment);
      const { session } = ctx.caller;
      if (session && countsAsView(ctx.actor, recruitment))
        views.add({ recruitmentId: recruitment.id, session, at: ctx.now }, ctx.caller.address);
      const bookmarkIds = await findBookmarksOf(ctx.db, ctx.actor, [recruitment.id]);
      const isPerson = ctx.actor?.userType === 'PERSON';
      return {
        recruitment: presentRecruitment(recruitment, {
          now: ctx.now,
          locale: ctx.caller.locale,
          bookmarkIds,
        }),
        application:
          isPerson && ctx.actor
            ? await applications.findOwnApplication(ctx.db, recruitment.id, ctx.actor.userId)
            : null,
        isOwn: isOwner(ctx.actor, recruitment),
      };
    },
  });

  route(recruitments.similar, {
    run: async (ctx, { params }) => {
      const recruitment = await findReadable(ctx, params._recruitment);
      return { recruitments: await presentCards(ctx, await listSimilar(ctx.db, recruitment, ctx.now)) };
    },
  });
}

async function findReadable(ctx: Context, id: string): Promise<RecruitmentDetail> {
  const recruitment = await findRecruitmentDetail(ctx.db, id);
  if (!recruitment || !mayRead(ctx.actor, recruitment)) throw notFound();
  return recruitment;
}

async function presentCards(ctx: Context, rows: readonly CardRow[]) {
  const bookmarkIds = await findBookmarksOf(
    ctx.db,
    ctx.actor,
    rows.map(({ id }) => id),
  );
  const reading = { now: ctx.now, locale: ctx.caller.locale, bookmarkIds };
  return rows.map((row) => presentCard(row, reading));
}

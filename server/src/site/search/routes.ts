import { search as contract } from '@ieum/contract/site/search/endpoints.ts';
import { listCompanies, presentCompanyCard } from '#hiring/companies/public.ts';
import {
  everythingOngoing,
  findBookmarksOf,
  listCards,
  needleOf,
  presentCard,
  type CountCache,
} from '#hiring/recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import type { Route } from '#kit/http/route.ts';

const nothing = {
  recruitments: [],
  companies: [],
  counts: { recruitments: { count: 0 }, companies: { count: 0 } },
};

/** One search over all public content: the first results of each kind and their number. */
export function searchRoutes(route: Route, { counts }: { counts: CountCache }) {
  route(contract.search, {
    run: async (ctx, { query: { searchValue, limit } }) => {
      if (!needleOf(searchValue)) return nothing;
      const [recruitments, companies] = await Promise.all([
        searchRecruitments(ctx, counts, { searchValue, limit }),
        searchCompanies(ctx, { searchValue, limit }),
      ]);
      return {
        recruitments: recruitments.cards,
        companies: companies.cards,
        counts: { recruitments: recruitments.count, companies: companies.count },
      };
    },
  });
}

interface SearchInput {
  searchValue: string;
  limit: number;
}

async function searchRecruitments(ctx: Context, counts: CountCache, { searchValue, limit }: SearchInput) {
  const filter = { ...everythingOngoing, needle: needleOf(searchValue) };
  const newestFirst = [{ field: 'createdAt', direction: -1 } as const];
  const part = { sort: newestFirst, limit, skip: 0, after: undefined, isLast: false };
  const { rows } = await listCards(ctx.db, filter, part, ctx.now);
  const likes = await findBookmarksOf(
    ctx.db,
    ctx.actor,
    rows.map(({ id }) => id),
  );
  const reading = { now: ctx.now, locale: ctx.caller.locale, likes };
  return { cards: rows.map((row) => presentCard(row, reading)), count: await counts.count(filter, ctx.now) };
}

async function searchCompanies(ctx: Context, { searchValue, limit }: SearchInput) {
  const part = { searchValue, sort: [], limit, skip: 0 };
  const { rows, next: _, ...count } = await listCompanies(ctx.db, part);
  return { cards: rows.map(presentCompanyCard), count };
}

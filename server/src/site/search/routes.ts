import { consoleSearch, search as contract } from '@ieum/contract/site/search/endpoints.ts';
import { listPublished as listFaqs, presentFaq } from '#content/faqs/public.ts';
import { listPublished as listNotices, presentRow as presentNoticeRow } from '#content/notices/public.ts';
import { listPublished as listPosts, presentRow as presentPost } from '#content/boards/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { listPublished as listLectures, presentCard as presentLectureCard } from '#live/lectures/public.ts';
import { listCompanies, presentCompanyCard } from '#hiring/companies/public.ts';
import {
  everythingOngoing,
  findBookmarksOf,
  listCards,
  presentCard,
  type CountCache,
} from '#hiring/recruitments/public.ts';
import type { Context } from '#kit/context.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import type { Route } from '#kit/http/route.ts';
import { hideWords, listPopular, listSearched, type WordCounter } from './popular.ts';

const none = { count: 0 };
const nothing = {
  recruitments: [],
  companies: [],
  faqs: [],
  notices: [],
  boards: [],
  lectures: [],
  counts: { recruitments: none, companies: none, faqs: none, notices: none, boards: none, lectures: none },
};

/** One search over all public content: the first results of each kind and their number. */
export function searchRoutes(
  route: Route,
  { counts, fileStore, words }: { counts: CountCache; fileStore: FileStore; words: WordCounter },
) {
  route(contract.listPopular, {
    run: async ({ db, now }) => ({ words: await listPopular(db, now) }),
  });

  route(consoleSearch.listWords, {
    run: async ({ db, now }) => ({ words: await listSearched(db, now) }),
  });

  route(consoleSearch.hideWords, {
    run: async (ctx, { body }) => {
      await hideWords(ctx, body);
      return { words: body };
    },
  });

  route(contract.search, {
    run: async (ctx, { query: { searchValue, limit } }) => {
      if (!needleOf(searchValue)) return nothing;
      const [recruitments, companies, faqs, notices, boards, lectures] = await Promise.all([
        searchRecruitments(ctx, counts, { searchValue, limit }),
        searchCompanies(ctx, { searchValue, limit }),
        searchFaqs(ctx, { searchValue, limit }),
        searchNotices(ctx, { searchValue, limit }),
        searchBoards(ctx, { searchValue, limit }),
        searchLectures(ctx, fileStore, { searchValue, limit }),
      ]);
      // Posts are left out: they may be for some readers only.
      if ([recruitments, companies, faqs, notices, lectures].some(({ count }) => count.count > 0))
        words.add(searchValue, ctx.now, ctx.caller);
      return {
        recruitments: recruitments.cards,
        companies: companies.cards,
        faqs: faqs.rows,
        notices: notices.rows,
        boards: boards.rows,
        lectures: lectures.cards,
        counts: {
          recruitments: recruitments.count,
          companies: companies.count,
          faqs: faqs.count,
          notices: notices.count,
          boards: boards.count,
          lectures: lectures.count,
        },
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
  const bookmarkIds = await findBookmarksOf(
    ctx.db,
    ctx.actor,
    rows.map(({ id }) => id),
  );
  const reading = { now: ctx.now, locale: ctx.caller.locale, bookmarkIds };
  return { cards: rows.map((row) => presentCard(row, reading)), count: await counts.count(filter, ctx.now) };
}

async function searchCompanies(ctx: Context, { searchValue, limit }: SearchInput) {
  const part = { searchValue, sort: [], limit, skip: 0 };
  const { rows, next: _, ...count } = await listCompanies(ctx.db, part);
  return { cards: rows.map(presentCompanyCard), count };
}

async function searchFaqs({ db, now }: Context, { searchValue, limit }: SearchInput) {
  const { rows, next: _, ...count } = await listFaqs(db, { searchValue, limit, skip: 0 }, { now });
  return { rows: rows.map(presentFaq), count };
}

async function searchNotices({ db, now }: Context, { searchValue, limit }: SearchInput) {
  const { rows, next: _, ...count } = await listNotices(db, { searchValue, limit, skip: 0 }, { now });
  return { rows: rows.map(presentNoticeRow), count };
}

async function searchBoards({ db, now, actor, caller }: Context, { searchValue, limit }: SearchInput) {
  const reader = { actor, now, locale: caller.locale };
  const { rows, next: _, ...count } = await listPosts(db, { searchValue, limit, skip: 0 }, { reader });
  return { rows: rows.map(presentPost), count };
}

async function searchLectures({ db }: Context, { present }: FileStore, { searchValue, limit }: SearchInput) {
  const { rows, next: _, ...count } = await listLectures(db, { searchValue, limit, skip: 0 });
  return { cards: rows.map((row) => presentLectureCard(row, present)), count };
}

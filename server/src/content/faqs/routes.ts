import type { z } from 'zod';
import { consoleFaqs, faqs as contract, type FaqDraft } from '@ieum/contract/content/faqs/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { createFaq, removeFaq, reviseFaq } from './changes.ts';
import { reorderFaqs } from './faq-order.ts';
import { editsFaqs, votesOnFaqs } from './policy.ts';
import {
  findFaq,
  findFaqForUpdate,
  findPublished,
  findPublishedForUpdate,
  listEvery,
  listPublished,
  listReasons,
} from './queries.ts';
import type { FaqRow } from './tables.ts';
import { createVoting } from './vote.ts';
import { fromDraft, presentConsoleFaq, presentConsoleRow, presentFaq, presentReason } from './wire.ts';

export interface FaqDeps {
  fileStore: FileStore;
  secrets: Secrets;
  dropCachedPages: DropCachedPages;
}

/** The tag of the cached pages that show FAQs. */
export const FAQS_TAG = 'faqs';

export function faqRoutes(route: Route, deps: FaqDeps) {
  publicRoutes(route, deps);
  consoleReadRoutes(route);
  orderRoute(route, deps);
  writeRoutes(route, contract, deps);
  writeRoutes(route, consoleFaqs, deps);
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;

function publicRoutes(route: Route, { secrets }: FaqDeps) {
  const castVote = createVoting(secrets);

  route(contract.list, {
    run: async ({ db, now, caller }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const order = {
        now,
        header: headers.sort,
        isMostHelpfulFirst: query.sort === 'HELPFUL_DESC',
        locale: caller.locale,
      };
      const { rows, ...rest } = await listPublished(db, part, order);
      return { faqs: rows.map(presentFaq), ...rest };
    },
  });

  route(contract.find, {
    run: async ({ db, now }, { params }) => {
      const row = await findPublished(db, params._faq, now);
      if (!row) throw notFound();
      return { faq: presentFaq(row) };
    },
  });

  route(contract.vote, {
    limit: { max: 20, perSeconds: 60, by: 'actor' },
    subject: ({ db, now }, { params }) => findPublishedForUpdate(db, params._faq, now),
    policy: votesOnFaqs,
    run: async (ctx, { body }, row) => ({ vote: await castVote(ctx, row, body) }),
  });
}

const faqToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findFaqForUpdate(db, params._faq);
const presentOne = ({ now }: Pick<Context, 'now'>, row: FaqRow) => ({ faq: presentConsoleFaq(row, now) });

function consoleReadRoutes(route: Route) {
  route(consoleFaqs.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listEvery(db, part, { now, header: headers.sort });
      return { faqs: rows.map((row) => presentConsoleRow(row, now)), ...rest };
    },
  });

  route(consoleFaqs.find, {
    run: async (ctx, { params }) => {
      const row = await findFaq(ctx.db, params._faq);
      if (!row) throw notFound();
      return presentOne(ctx, row);
    },
  });

  route(consoleFaqs.listReasons, {
    run: async ({ db }, { params, query }) => {
      if (!(await findFaq(db, params._faq))) throw notFound();
      const { rows, ...rest } = await listReasons(db, params._faq, query);
      return { reasons: rows.map(presentReason), ...rest };
    },
  });
}

function orderRoute(route: Route, { dropCachedPages }: FaqDeps) {
  route(consoleFaqs.reorder, {
    run: async (ctx, { body }) => {
      const rows = await reorderFaqs(ctx, { category: body.category, ids: body._faqs });
      ctx.afterCommit(() => dropCachedPages([FAQS_TAG]));
      return { faqs: rows.map((row) => presentConsoleRow(row, ctx.now)) };
    },
  });
}

const newFaqOf = (body: z.output<typeof FaqDraft>) => ({
  answer: '',
  ...fromDraft(body),
  category: body.category,
  question: body.question,
});

type Writes = Pick<typeof contract, 'create' | 'revise' | 'remove'>;

/** The same writes under the public and the console's address. */
function writeRoutes(
  route: Route,
  endpoints: Writes | Pick<typeof consoleFaqs, keyof Writes>,
  { fileStore, dropCachedPages }: FaqDeps,
) {
  const { create, revise, remove } = endpoints as Writes;
  const refreshPages = () => dropCachedPages([FAQS_TAG]);

  route(create, {
    run: async (ctx, { body }) => {
      const row = await createFaq(ctx, fileStore, newFaqOf(body));
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, row);
    },
  });

  route(revise, {
    subject: faqToChange,
    policy: editsFaqs,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated({ seen, current: before.version }, () => presentOne(ctx, before).faq);
      const row = await reviseFaq(ctx, fileStore, { before, change: fromDraft(draft) });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, row);
    },
  });

  route(remove, {
    subject: faqToChange,
    policy: editsFaqs,
    run: async (ctx, _input, row) => {
      await removeFaq(ctx, fileStore, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

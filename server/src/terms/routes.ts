import type { Input } from '@ieum/contract/endpoint.ts';
import { terms as contract } from '@ieum/contract/terms.ts';
import type { Context } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/route.ts';
import { createTerms, removeTerms, reviseTerms } from './changes.ts';
import { administersTerms } from './policy.ts';
import { findTerms, findTermsByCode, findTermsForUpdate, listAllTerms, listTermsFor } from './queries.ts';
import type { TermsRow } from './tables.ts';
import { presentTerms } from './wire.ts';

interface TermsDeps {
  /** Drops the cached pages that show terms. */
  dropTags: (tags: string[]) => Promise<void>;
}

const present = (row: TermsRow | undefined) => {
  if (!row) throw notFound();
  return { terms: presentTerms(row) };
};
const termsToChange = (
  { db }: Pick<Context, 'db'>,
  { params }: Pick<Input<typeof contract.findOne>, 'params'>,
) => findTermsForUpdate(db, params._terms);

export function termsRoutes(route: Route, { dropTags }: TermsDeps) {
  const refreshPages = () => dropTags(['terms']);

  route(contract.list, {
    run: async ({ db }, { query }) => ({
      termsList: (await listTermsFor(db, query.userType)).map(presentTerms),
    }),
  });

  route(contract.find, {
    run: async ({ db }, { params }) => present(await findTermsByCode(db, params.code)),
  });

  route(contract.listAll, {
    run: async ({ db }, { query }) => {
      const { rows, ...rest } = await listAllTerms(db, query);
      return { termsList: rows.map(presentTerms), ...rest };
    },
  });

  route(contract.findOne, {
    run: async ({ db }, { params }) => present(await findTerms(db, params._terms)),
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const row = await createTerms(ctx, body);
      ctx.afterCommit(refreshPages);
      return present(row);
    },
  });

  route(contract.revise, {
    subject: termsToChange,
    policy: administersTerms,
    run: async (ctx, { body }, before) => {
      const row = await reviseTerms(ctx, before, body);
      ctx.afterCommit(refreshPages);
      return present(row);
    },
  });

  route(contract.remove, {
    subject: termsToChange,
    policy: administersTerms,
    run: async (ctx, _input, row) => {
      await removeTerms(ctx, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

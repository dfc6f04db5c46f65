import type { Input } from '@ieum/contract/common/endpoint.ts';
import { terms as contract } from '@ieum/contract/account/terms/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { cancelVersion, createTerms, removeTerms, reorderTerms, reviseTerms } from './changes.ts';
import { administersTerms } from './policy.ts';
import { findTerms, findTermsByCode, findTermsForUpdate, listAllTerms, listTermsFor } from './queries.ts';
import type { TermsRow } from './tables.ts';
import { findVersion, listVersions } from './versions.ts';
import { presentPublicVersion, presentTerms, presentVersion } from './wire.ts';

interface TermsDeps {
  /** Drops the cached pages that show terms. */
  dropCachedPages: (tags: string[]) => Promise<void>;
}

/** The version in an address that means the one in force. */
const PRESENT = 'present';

const present = (row: TermsRow | undefined) => {
  if (!row) throw notFound();
  return { terms: presentTerms(row) };
};
const termsToChange = (
  { db }: Pick<Context, 'db'>,
  { params }: Pick<Input<typeof contract.findOne>, 'params'>,
) => findTermsForUpdate(db, params._terms);

export function termsRoutes(route: Route, deps: TermsDeps) {
  publicRoutes(route);
  publishedRoutes(route);
  versionRoutes(route, deps);
  consoleRoutes(route, deps);
}

function publishedRoutes(route: Route) {
  route(contract.listPublished, {
    run: async ({ db }, { params, query }) => {
      const row = await findTermsByCode(db, params.code);
      if (!row) throw notFound();
      const { rows, ...rest } = await listVersions(db, row.id, query);
      return { versions: rows.map(presentPublicVersion), ...rest };
    },
  });

  route(contract.findPublished, {
    run: async ({ db }, { params }) => {
      const row = await findTermsByCode(db, params.code);
      if (!row) throw notFound();
      const number = params.version === PRESENT ? row.version : Number(params.version);
      const version = await findVersion(db, row.id, number);
      if (!version) throw notFound();
      return { version: { ...presentPublicVersion(version), content: version.content } };
    },
  });
}

function versionRoutes(route: Route, { dropCachedPages }: TermsDeps) {
  route(contract.listVersions, {
    run: async ({ db }, { params, query }) => {
      const row = await findTerms(db, params._terms);
      if (!row) throw notFound();
      const { rows, ...rest } = await listVersions(db, row.id, query);
      return { versions: rows.map(presentVersion), ...rest };
    },
  });

  route(contract.findVersion, {
    run: async ({ db }, { params }) => {
      const row = await findVersion(db, params._terms, Number(params.version));
      if (!row) throw notFound();
      return { version: { ...presentVersion(row), content: row.content } };
    },
  });

  route(contract.cancelVersion, {
    subject: termsToChange,
    policy: administersTerms,
    run: async (ctx, { params }, row) => {
      await cancelVersion(ctx, row, Number(params.version));
      ctx.afterCommit(() => dropCachedPages(['terms']));
      return {};
    },
  });
}

function publicRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query }) => ({
      termsList: (await listTermsFor(db, query.userType)).map(presentTerms),
    }),
  });

  route(contract.find, {
    run: async ({ db }, { params }) => present(await findTermsByCode(db, params.code)),
  });
}

function consoleRoutes(route: Route, { dropCachedPages }: TermsDeps) {
  const refreshPages = () => dropCachedPages(['terms']);

  route(contract.listAll, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listAllTerms(db, part, headers.sort);
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

  route(contract.reorder, {
    run: async (ctx, { body }) => {
      const rows = await reorderTerms(ctx, body._terms);
      ctx.afterCommit(refreshPages);
      return { termsList: rows.map(presentTerms) };
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

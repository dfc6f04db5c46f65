import { consoleBoards as contract } from '@ieum/contract/content/boards/endpoints.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import type { Approvals, BulkRemoval } from '#foundation/approvals/public.ts';
import type { Route } from '#kit/http/route.ts';
import { createPost, removePost, revisePost } from './changes.ts';
import { filesOf } from './files.ts';
import { editsBoards } from './policy.ts';
import { findBoardByCode, findPost, findPostForUpdate, listEvery } from './queries.ts';
import { BOARDS_TAG } from './page-tag.ts';
import { fromDraft, presentConsolePost, presentConsoleRow } from './wire.ts';

interface ConsoleDeps {
  approvals: Approvals;
  removal: BulkRemoval;
  fileStore: FileStore;
  dropCachedPages: DropCachedPages;
}

export function consoleBoardRoutes(route: Route, deps: ConsoleDeps) {
  readRoutes(route, deps);
  writeRoutes(route, deps);
}

async function presentOne({ db, now }: Pick<Context, 'db' | 'now'>, store: FileStore, id: string) {
  const whole = await findPost(db, id);
  if (!whole) throw notFound();
  return { board: presentConsolePost(whole, await filesOf(db, store, whole.post), now) };
}

function readRoutes(route: Route, { fileStore }: ConsoleDeps) {
  route(contract.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listEvery(db, part, { now, sort: headers.sort });
      return { boards: rows.map((row) => presentConsoleRow(row, now)), ...rest };
    },
  });

  route(contract.find, { run: (ctx, { params }) => presentOne(ctx, fileStore, params._board) });
}

async function boardOf({ db, actor }: Pick<Context<'console'>, 'db' | 'actor'>, code: string) {
  const found = await findBoardByCode(db, code, actor);
  if (!found) throw invalidAt('code', m.codeUnknown);
  return found.board;
}

function writeRoutes(route: Route, { fileStore, dropCachedPages, approvals, removal }: ConsoleDeps) {
  const refreshPages = () => dropCachedPages([BOARDS_TAG]);

  route(contract.create, {
    run: async (ctx, { body }) => {
      const { code, _hashTags: tagIds, ...written } = body; // wire spelling
      const draft = { content: '', ...fromDraft(written), subject: written.subject };
      const row = await createPost(ctx, fileStore, { board: await boardOf(ctx, code), draft, tagIds });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row.id);
    },
  });

  route(contract.revise, {
    subject: ({ db }, { params }) => findPostForUpdate(db, params._board),
    policy: editsBoards,
    run: async (ctx, { body }, { post, board }) => {
      const { version: seen, code, _hashTags: tagIds, ...draft } = body; // wire spelling
      await rejectOutdated(
        { seen, current: post.version },
        async () => (await presentOne(ctx, fileStore, post.id)).board,
      );
      const next = code === undefined || code === board.code ? board : await boardOf(ctx, code);
      await revisePost(ctx, fileStore, { before: post, board: next, change: fromDraft(draft), tagIds });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, post.id);
    },
  });

  route(contract.remove, {
    subject: ({ db }, { params }) => findPostForUpdate(db, params._board),
    policy: editsBoards,
    run: async (ctx, _input, { post, board }) => {
      await removePost(ctx, fileStore, { post, board });
      ctx.afterCommit(refreshPages);
      return {};
    },
  });

  route(contract.removeMany, { run: (ctx, { body }) => removal.ask(ctx, approvals, body) });
}

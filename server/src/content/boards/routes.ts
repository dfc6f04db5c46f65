import { boards as contract } from '@ieum/contract/content/boards/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { ViewCounter } from '#foundation/publishing/public.ts';
import type { Context, MemberContext } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { invalidAt, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createPost, removePost, revisePost } from './changes.ts';
import { presentBoard } from './codes/wire.ts';
import { filesOf } from './files.ts';
import { changesPost, writesPosts } from './policy.ts';
import {
  findBoardByCode,
  findPost,
  findPublished,
  findReadableForUpdate,
  listPublished,
  listReadableBoards,
} from './queries.ts';
import { BOARDS_TAG } from './page-tag.ts';
import { thumbnailRoutes } from './thumbnail-routes.ts';
import { fromDraft, presentPost, presentRow } from './wire.ts';

export interface BoardDeps {
  fileStore: FileStore;
  views: ViewCounter;
  dropCachedPages: DropCachedPages;
}

const MAX_BOARDS = 100;

const readerOf = ({ actor, now, caller }: Pick<Context, 'actor' | 'now' | 'caller'>) => ({
  actor,
  now,
  locale: caller.locale,
});

export function boardRoutes(route: Route, deps: BoardDeps) {
  readRoutes(route, deps);
  writeRoutes(route, deps);
  thumbnailRoutes(route, deps);
}

function readRoutes(route: Route, { fileStore, views }: BoardDeps) {
  route(contract.list, {
    run: async (ctx, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listPublished(ctx.db, part, {
        reader: readerOf(ctx),
        sort: headers.sort,
      });
      return { boards: rows.map(presentRow), ...rest };
    },
  });

  route(contract.listCodes, {
    run: async ({ db, actor, caller }) => {
      const rows = await listReadableBoards(db, actor, MAX_BOARDS);
      return {
        boardCodes: rows.map(({ board, isWriter }) => presentBoard(board, isWriter, caller.locale)),
      };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const whole = await findPublished(ctx.db, params._board, readerOf(ctx));
      if (!whole) throw notFound();
      views.add({ kind: 'board', rowId: whole.post.id, at: ctx.now }, ctx.caller);
      const files = await filesOf(ctx.db, fileStore, whole.post);
      return { board: presentPost(whole, files, ctx.actor) };
    },
  });
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;

/** A post that the caller may read, locked for a write. */
const postToChange = (ctx: MemberContext, { params }: RowParams) =>
  findReadableForUpdate(ctx.db, params._board, ctx);

async function presentOne(ctx: MemberContext, store: FileStore, id: string) {
  const whole = await findPost(ctx.db, id);
  if (!whole) throw notFound();
  return { board: presentPost(whole, await filesOf(ctx.db, store, whole.post), ctx.actor) };
}

function writeRoutes(route: Route, { fileStore, dropCachedPages }: BoardDeps) {
  const refreshPages = () => dropCachedPages([BOARDS_TAG]);

  route(contract.create, {
    limit: { max: 30, perSeconds: 60, by: 'actor' },
    subject: async ({ db, actor }, { body }) => {
      const found = await findBoardByCode(db, body.code, actor);
      if (!found) throw invalidAt('code', m.codeUnknown);
      return found;
    },
    policy: writesPosts,
    isVisible: () => true,
    run: async (ctx, { body }, { board }) => {
      const { code: _code, ...written } = body;
      const shown = ctx.actor.isConsole ? { isActive: true } : {};
      const draft = { ...fromDraft({ ...written, ...shown }), subject: body.subject };
      const row = await createPost(ctx, fileStore, { board, draft: { content: '', ...draft } });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row.id);
    },
  });

  route(contract.revise, {
    subject: postToChange,
    policy: changesPost,
    isVisible: () => true,
    run: async (ctx, { body }, { post, board }) => {
      await revisePost(ctx, fileStore, { before: post, board, change: fromDraft(body) });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, post.id);
    },
  });

  route(contract.remove, {
    subject: postToChange,
    policy: changesPost,
    isVisible: () => true,
    run: async (ctx, _input, { post, board }) => {
      await removePost(ctx, fileStore, { post, board });
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

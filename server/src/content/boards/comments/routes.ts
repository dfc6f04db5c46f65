import { boardComments as contract } from '@ieum/contract/content/boards/comment-endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleBoards } from '@ieum/contract/content/boards/endpoints.ts';
import type { Context, MemberContext } from '#kit/context.ts';
import { readLimit, rejectSort } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { changesComment, comments as mayComment, editsBoards } from '../policy.ts';
import { findPost, findPublished, findReadableForUpdate } from '../queries.ts';
import { createComment, dismissReports, removeComment, reportComment, reviseComment } from './changes.ts';
import { findComment, findOpenReports, listComments } from './queries.ts';
import { presentComment, presentConsoleComment } from './wire.ts';

type OfPost = Pick<Input<typeof contract.list>, 'params'>;
type OfComment = Pick<Input<typeof contract.find>, 'params'>;

const postToComment = (ctx: MemberContext, { params }: OfPost) =>
  findReadableForUpdate(ctx.db, params._board, ctx);

/** A comment with its post, whose row is locked. */
async function commentToChange(ctx: MemberContext, input: OfComment) {
  const found = await postToComment(ctx, input);
  const written = found && (await findComment(ctx.db, found.post.id, input.params._comment));
  return found && written && { ...found, ...written };
}

const readerOf = ({ actor, now, caller }: Context) => ({ actor, now, locale: caller.locale });

async function findReadable(ctx: Context, id: string) {
  const whole = await findPublished(ctx.db, id, readerOf(ctx));
  if (!whole) throw notFound();
  return whole.post;
}

export function commentRoutes(route: Route) {
  readRoutes(route);
  writeRoutes(route);
  consoleRoutes(route);
}

function readRoutes(route: Route) {
  route(contract.list, {
    run: async (ctx, { params, query, headers }) => {
      rejectSort(headers.sort);
      const post = await findReadable(ctx, params._board);
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listComments(ctx.db, post.id, part);
      return { comments: rows.map((row) => presentComment(row, ctx.actor)), ...rest };
    },
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const post = await findReadable(ctx, params._board);
      const row = await findComment(ctx.db, post.id, params._comment);
      if (!row) throw notFound();
      return { comment: presentComment(row, ctx.actor) };
    },
  });
}

async function presentOne(ctx: MemberContext, postId: string, id: string) {
  const row = await findComment(ctx.db, postId, id);
  if (!row) throw notFound();
  return { comment: presentComment(row, ctx.actor) };
}

function writeRoutes(route: Route) {
  route(contract.create, {
    limit: { max: 30, perSeconds: 60, by: 'actor' },
    subject: postToComment,
    policy: mayComment,
    run: async (ctx, { body }, { post, board }) => {
      const draft = { content: body.content, parentId: body._parent ?? null };
      const { id } = await createComment(ctx, { post, board, ...draft });
      return presentOne(ctx, post.id, id);
    },
  });

  route(contract.revise, {
    subject: commentToChange,
    policy: changesComment,
    isVisible: () => true,
    run: async (ctx, { body }, { post, comment }) => {
      const { content, reason } = body;
      if (content !== undefined) await reviseComment(ctx, { post, comment }, { content, reason });
      return presentOne(ctx, post.id, comment.id);
    },
  });

  route(contract.remove, {
    subject: commentToChange,
    policy: changesComment,
    isVisible: () => true,
    run: async (ctx, _input, { post, comment }) => {
      await removeComment(ctx, { post, comment });
      return {};
    },
  });

  route(contract.report, {
    subject: commentToChange,
    policy: mayComment,
    run: async (ctx, { body }, { post, comment }) => {
      await reportComment(ctx, { post, comment, reason: body.reason });
      return {};
    },
  });
}

function consoleRoutes(route: Route) {
  route(consoleBoards.listComments, {
    run: async ({ db }, { params, query }) => {
      if (!(await findPost(db, params._board))) throw notFound();
      const { rows, ...rest } = await listComments(db, params._board, query);
      const reports = await findOpenReports(
        db,
        rows.map(({ comment }) => comment.id),
      );
      return { comments: rows.map((row) => presentConsoleComment(row, reports)), ...rest };
    },
  });

  route(consoleBoards.removeComment, {
    subject: commentToChange,
    policy: editsBoards,
    run: async (ctx, _input, { post, comment }) => {
      await removeComment(ctx, { post, comment });
      return {};
    },
  });

  route(consoleBoards.dismissReports, {
    subject: commentToChange,
    policy: editsBoards,
    run: async (ctx, _input, { post, comment }) => {
      await dismissReports(ctx, { post, comment });
      return {};
    },
  });
}

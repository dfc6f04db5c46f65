import { boardCodes as contract } from '@ieum/contract/content/boards/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import type { Context } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import type { Route } from '#kit/http/route.ts';
import { editsBoards } from '../policy.ts';
import { BOARDS_TAG } from '../page-tag.ts';
import { createBoard, removeBoard, reviseBoard } from './changes.ts';
import { findBoardForUpdate, listBoards } from './queries.ts';
import { fromBoardDraft, presentConsoleBoard } from './wire.ts';

type RowParams = Pick<Input<typeof contract.remove>, 'params'>;
const boardToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findBoardForUpdate(db, params._code);

/** The boards with their rights. */
export function codeRoutes(route: Route, { dropCachedPages }: { dropCachedPages: DropCachedPages }) {
  const refreshPages = () => dropCachedPages([BOARDS_TAG]);

  route(contract.list, {
    run: async ({ db }, { query }) => {
      const { rows, ...rest } = await listBoards(db, query);
      return { boardCodes: rows.map(presentConsoleBoard), ...rest };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const { code, readers, writers } = body;
      const draft = { ...fromBoardDraft(body), code, nameKo: body.name.ko, readers, writers };
      const row = await createBoard(ctx, draft);
      ctx.afterCommit(refreshPages);
      return { boardCode: presentConsoleBoard(row) };
    },
  });

  route(contract.revise, {
    subject: boardToChange,
    policy: editsBoards,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated({ seen, current: before.version }, () => presentConsoleBoard(before));
      const row = await reviseBoard(ctx, before, fromBoardDraft(draft));
      ctx.afterCommit(refreshPages);
      return { boardCode: presentConsoleBoard(row) };
    },
  });

  route(contract.remove, {
    subject: boardToChange,
    policy: editsBoards,
    run: async (ctx, _input, row) => {
      await removeBoard(ctx, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

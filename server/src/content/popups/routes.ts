import { consolePopups, popups as contract } from '@ieum/contract/content/popups/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createPopup, removePopup, reorderPopups, revisePopup } from './changes.ts';
import { editsPopups } from './policy.ts';
import { findPopup, findPopupForUpdate, listPopups, listShown } from './queries.ts';
import type { PopupRow } from './tables.ts';
import { fromDraft, presentConsolePopup, presentConsoleRow, presentPopup } from './wire.ts';

export interface PopupDeps {
  fileStore: FileStore;
  publicUrl: string;
}

export function popupRoutes(route: Route, deps: PopupDeps) {
  route(contract.list, {
    run: async ({ db, now }, { query }) => {
      const rows = await listShown(db, query, now);
      const { present } = deps.fileStore;
      return { popups: rows.map(({ popup, file }) => presentPopup(popup, file && present(file))) };
    },
  });
  consoleReadRoutes(route, deps);
  consoleWriteRoutes(route, deps);
}

type RowParams = Pick<Input<typeof consolePopups.find>, 'params'>;
const popupToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findPopupForUpdate(db, params._popup);

async function presentOne({ db, now }: Pick<Context, 'db' | 'now'>, { present }: FileStore, row: PopupRow) {
  const [image] = await findFiles(db, row.imageId ? [row.imageId] : []);
  return { popup: presentConsolePopup(row, image ? present(image) : null, now) };
}

function consoleReadRoutes(route: Route, { fileStore }: PopupDeps) {
  route(consolePopups.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listPopups(db, part, { now, sort: headers.sort });
      return { popups: rows.map((row) => presentConsoleRow(row, now)), ...rest };
    },
  });

  route(consolePopups.find, {
    run: async (ctx, { params }) => {
      const row = await findPopup(ctx.db, params._popup);
      if (!row) throw notFound();
      return presentOne(ctx, fileStore, row);
    },
  });
}

function consoleWriteRoutes(route: Route, { fileStore, publicUrl }: PopupDeps) {
  route(consolePopups.create, {
    run: async (ctx, { body }) => {
      const draft = { ...fromDraft(body, publicUrl), subject: body.subject };
      return presentOne(ctx, fileStore, await createPopup(ctx, fileStore, draft));
    },
  });

  route(consolePopups.reorder, {
    run: async (ctx, { body }) => {
      await reorderPopups(ctx, body._popups);
      return {};
    },
  });

  route(consolePopups.revise, {
    subject: popupToChange,
    policy: editsPopups,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated(
        { seen, current: before.version },
        async () => (await presentOne(ctx, fileStore, before)).popup,
      );
      const change = fromDraft(draft, publicUrl);
      return presentOne(ctx, fileStore, await revisePopup(ctx, fileStore, { before, change }));
    },
  });

  route(consolePopups.remove, {
    subject: popupToChange,
    policy: editsPopups,
    run: async (ctx, _input, row) => {
      await removePopup(ctx, fileStore, row);
      return {};
    },
  });
}

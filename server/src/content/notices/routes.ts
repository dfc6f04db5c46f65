import { consoleNotices, notices as contract } from '@ieum/contract/content/notices/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { ViewCounter } from '#foundation/publishing/public.ts';
import type { Context, Db } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { createNotice, removeNotice, reviseNotice } from './changes.ts';
import { editsNotices } from './policy.ts';
import {
  findNeighbours,
  findNotice,
  findNoticeForUpdate,
  findPublished,
  listEvery,
  listPublished,
} from './queries.ts';
import type { NoticeRow } from './tables.ts';
import { fromDraft, presentConsoleNotice, presentConsoleRow, presentNotice, presentRow } from './wire.ts';

export interface NoticeDeps {
  fileStore: FileStore;
  views: ViewCounter;
  dropCachedPages: DropCachedPages;
}

/** The tag of the cached pages that show notices. */
export const NOTICES_TAG = 'notices';

export function noticeRoutes(route: Route, deps: NoticeDeps) {
  publicRoutes(route, deps);
  consoleReadRoutes(route, deps);
  consoleWriteRoutes(route, deps);
}

const filesOf = async (db: Db, store: FileStore, { fileIds }: NoticeRow) =>
  (await findFiles(db, fileIds)).map(store.present);

function publicRoutes(route: Route, { fileStore, views }: NoticeDeps) {
  route(contract.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listPublished(db, part, { now, sort: headers.sort });
      return { notifications: rows.map(presentRow), ...rest };
    },
  });

  route(contract.find, {
    run: async ({ db, now, caller }, { params }) => {
      const row = await findPublished(db, params._notification, now);
      if (!row) throw notFound();
      views.add({ kind: 'notice', rowId: row.id, at: now }, caller);
      const [files, neighbours] = await Promise.all([
        filesOf(db, fileStore, row),
        findNeighbours(db, row, now),
      ]);
      return { notification: presentNotice(row, files, neighbours) };
    },
  });
}

type RowParams = Pick<Input<typeof consoleNotices.find>, 'params'>;
const noticeToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findNoticeForUpdate(db, params._notification);

const presentOne = async (ctx: Pick<Context, 'db' | 'now'>, store: FileStore, row: NoticeRow) => ({
  notification: presentConsoleNotice(row, await filesOf(ctx.db, store, row), ctx.now),
});

function consoleReadRoutes(route: Route, { fileStore }: NoticeDeps) {
  route(consoleNotices.list, {
    run: async ({ db, now }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listEvery(db, part, { now, sort: headers.sort });
      return { notifications: rows.map((row) => presentConsoleRow(row, now)), ...rest };
    },
  });

  route(consoleNotices.find, {
    run: async (ctx, { params }) => {
      const row = await findNotice(ctx.db, params._notification);
      if (!row) throw notFound();
      return presentOne(ctx, fileStore, row);
    },
  });
}

function consoleWriteRoutes(route: Route, { fileStore, dropCachedPages }: NoticeDeps) {
  const refreshPages = () => dropCachedPages([NOTICES_TAG]);

  route(consoleNotices.create, {
    run: async (ctx, { body }) => {
      const row = await createNotice(ctx, fileStore, {
        content: '',
        ...fromDraft(body),
        subject: body.subject,
      });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row);
    },
  });

  route(consoleNotices.revise, {
    subject: noticeToChange,
    policy: editsNotices,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated(
        { seen, current: before.version },
        async () => (await presentOne(ctx, fileStore, before)).notification,
      );
      const row = await reviseNotice(ctx, fileStore, { before, change: fromDraft(draft) });
      ctx.afterCommit(refreshPages);
      return presentOne(ctx, fileStore, row);
    },
  });

  route(consoleNotices.remove, {
    subject: noticeToChange,
    policy: editsNotices,
    run: async (ctx, _input, row) => {
      await removeNotice(ctx, fileStore, row);
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

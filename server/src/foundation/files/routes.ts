import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleFiles, files as contract } from '@ieum/contract/foundation/files/endpoints.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { editorRoutes } from './editor-routes.ts';
import { hasValidLink, ownsFile } from './policy.ts';
import { findFile, findFileForUpdate, listFilesOf } from './queries.ts';
import { rejectInUse, removeFile, replaceContent } from './replace.ts';
import { sendFile } from './send.ts';
import type { FileStore, StorePlan } from './store.ts';
import type { FileRow } from './tables.ts';
import { presentOwnFile } from './wire.ts';

/** Called when somebody else's private file was read: `subjectId` is the file's. */
interface AccessedFile {
  personId: string;
  what: 'FILE';
  subjectId: string;
}

interface FileDeps {
  fileStore: FileStore;
  secrets: Secrets;
  recordReading: (ctx: Pick<Context<'member'>, 'actor' | 'caller' | 'now'>, reading: AccessedFile) => void;
}

const UPLOADS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;

const planOf = (ownerId: string, type: 'PROFILE' | undefined): StorePlan => ({
  type: type ?? null,
  ownerId,
  kinds: type ? 'profile' : attachmentKinds,
  isPublic: false,
});

type RowParams = Input<typeof contract.findMine>;
const fileNamed = ({ db }: Pick<Context, 'db'>, { params }: RowParams) => findFile(db, params._file);
const fileToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findFileForUpdate(db, params._file);

export function fileRoutes(route: Route, deps: FileDeps) {
  contentRoute(route, deps);
  ownFileRoutes(route, deps);
  consoleFileRoutes(route, deps);
  editorRoutes(route, deps);
}

function contentRoute(route: Route, { fileStore, secrets, recordReading }: FileDeps) {
  route(contract.read, {
    run: async (ctx, { params, query, headers }, { reply }) => {
      const file = await findFile(ctx.db, params._file);
      if (!file) throw notFound();
      const { actor, now } = ctx;
      const mayRead =
        file.isPublic || ownsFile(actor, file) || hasValidLink(secrets, file.id, { ...query, now });
      if (!mayRead) throw notFound();
      if (!file.isPublic && actor && file.ownerId)
        recordReading({ ...ctx, actor }, { personId: file.ownerId, what: 'FILE', subjectId: file.id });
      return sendFile(reply, fileStore, { ...file, wishes: headers });
    },
  });
}

/** The caller's own files. */
function ownFileRoutes(route: Route, { fileStore }: FileDeps) {
  const present = (row: FileRow) => ({ file: presentOwnFile(row, fileStore.present(row)) });

  route(contract.listMine, {
    run: async ({ db, actor }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: headers.sort };
      const { rows, ...rest } = await listFilesOf(db, actor.userId, part);
      return { files: rows.map((row) => present(row).file), ...rest };
    },
  });

  route(contract.findMine, {
    subject: fileNamed,
    policy: ownsFile,
    run: async (_, __, file) => present(file),
  });

  route(contract.upload, {
    limit: UPLOADS,
    run: async (ctx, { form, file }) =>
      present(await fileStore.store(ctx, file, planOf(ctx.actor.userId, form.type))),
  });

  route(contract.replace, {
    limit: UPLOADS,
    subject: fileNamed,
    policy: ownsFile,
    run: async (ctx, { form, file }, before) => {
      rejectInUse(before);
      const fresh = await fileStore.store(ctx, file, planOf(ctx.actor.userId, form.type));
      const { row, old } = await ctx.transact((tx) => replaceContent(tx, before.id, fresh));
      await fileStore.discard([old]);
      return present(row);
    },
  });

  route(contract.remove, {
    subject: fileToChange,
    policy: ownsFile,
    run: async (ctx, _input, file) => {
      await removeFile(ctx, file);
      ctx.afterCommit(() => fileStore.discard([file]));
      return {};
    },
  });
}

/** Pictures of banners and popups; they become public when the content that shows them is saved. */
function consoleFileRoutes(route: Route, { fileStore }: FileDeps) {
  route(consoleFiles.upload, {
    limit: UPLOADS,
    run: async (ctx, { file }) => {
      const plan: StorePlan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false };
      return { file: fileStore.present(await fileStore.store(ctx, file, plan)) };
    },
  });
}

import type { Input } from '@ieum/contract/common/endpoint.ts';
import { companyLectures as contract } from '@ieum/contract/live/lectures/endpoints.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { CompanyContext, Context } from '#kit/context.ts';
import { AppError, forbidden, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import { hasPublicFiles, reviseLecture } from '../changes.ts';
import { tagsOf, type LectureDeps } from '../deps.ts';
import { ownsLecture } from '../policy.ts';
import { findLectureForUpdate } from '../queries.ts';
import type { LectureRow } from '../tables.ts';
import { owned } from './routes.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const UPLOADS = { max: 60, perSeconds: 60 * 60, by: 'actor' } as const;

/** The picture and the hand-outs of a lecture. */
export function lectureFileRoutes(route: Route, deps: LectureDeps) {
  const { fileStore, dropCachedPages } = deps;

  route(contract.setThumb, {
    ...ownedBefore,
    run: async (ctx, { params, file }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false } as const;
      const stored = await fileStore.store(ctx, file, plan);
      const attached = await ctx.transact((tx) => setThumb(tx, fileStore, { id: params._lecture, stored }));
      await dropCachedPages(tagsOf(params._lecture));
      return { file: fileStore.present(attached) };
    },
  });

  route(contract.addFile, {
    ...ownedBefore,
    run: async (ctx, { params, file }) => {
      const kinds = attachmentKinds;
      const plan = { type: null, ownerId: ctx.actor.userId, kinds, isPublic: false } as const;
      const stored = await fileStore.store(ctx, file, plan);
      const attached = await ctx.transact((tx) => addFile(tx, fileStore, { id: params._lecture, stored }));
      await dropCachedPages(tagsOf(params._lecture));
      return { file: fileStore.present(attached) };
    },
  });

  removingRoutes(route, deps);
}

function removingRoutes(route: Route, { fileStore, dropCachedPages }: LectureDeps) {
  route(contract.removeThumb, {
    ...owned,
    run: async (ctx, _, before) => {
      await reviseLecture(ctx, { before, change: { thumbId: null } });
      if (before.thumbId) await fileStore.release(ctx, [before.thumbId]);
      ctx.afterCommit(() => dropCachedPages(tagsOf(before.id)));
      return {};
    },
  });

  route(contract.removeFile, {
    ...owned,
    run: async (ctx, { params }, before) => {
      const fileId = params._file;
      if (!before.fileIds.includes(fileId)) throw notFound();
      const fileIds = before.fileIds.filter((id) => id !== fileId);
      await reviseLecture(ctx, { before, change: { fileIds } });
      await fileStore.release(ctx, [fileId]);
      ctx.afterCommit(() => dropCachedPages(tagsOf(before.id)));
      return {};
    },
  });
}

/** The lecture before the upload, which takes its time, is received into the store. */
const ownedBefore = {
  ...owned,
  limit: UPLOADS,
  subject: (ctx: Context<'approvedCompany'>, input: RowParams) =>
    ctx.transact((tx) => owned.subject(tx, input)),
};

interface StoredForLecture {
  id: string;
  stored: FileRow;
}

/** Reads the rights again under the lock, because the upload took its time. */
async function findOwned(tx: CompanyContext, id: string): Promise<LectureRow> {
  const row = await findLectureForUpdate(tx.db, id);
  if (!row) throw notFound();
  if (!ownsLecture(tx.actor, row)) throw forbidden();
  return row;
}

async function setThumb(
  tx: CompanyContext,
  store: FileStore,
  { id, stored }: StoredForLecture,
): Promise<FileRow> {
  const before = await findOwned(tx, id);
  const [file = stored] = await store.attach(tx, [stored.id], { ownerId: tx.actor.userId, isPublic: true });
  await reviseLecture(tx, { before, change: { thumbId: stored.id } });
  if (before.thumbId) await store.release(tx, [before.thumbId]);
  return file;
}

async function addFile(
  tx: CompanyContext,
  store: FileStore,
  { id, stored }: StoredForLecture,
): Promise<FileRow> {
  const before = await findOwned(tx, id);
  if (before.fileIds.length >= lectureBounds.files) throw new AppError('conflict', m.tooManyFiles);
  const owner = { ownerId: tx.actor.userId, isPublic: hasPublicFiles(before) };
  const [file = stored] = await store.attach(tx, [stored.id], owner);
  await reviseLecture(tx, { before, change: { fileIds: [...before.fileIds, stored.id] } });
  return file;
}

import { boards as contract } from '@ieum/contract/content/boards/endpoints.ts';
import type { Input } from '@ieum/contract/common/endpoint.ts';
import { findFile, type FileStore } from '#foundation/files/public.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { Context, MemberContext } from '#kit/context.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { forbidden, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { setThumb } from './changes.ts';
import { changesPost } from './policy.ts';
import { findPublished, findReadableForUpdate } from './queries.ts';
import { BOARDS_TAG } from './page-tag.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const postToChange = (ctx: MemberContext, { params }: RowParams) =>
  findReadableForUpdate(ctx.db, params._board, ctx);

interface ThumbDeps {
  fileStore: FileStore;
  dropCachedPages: DropCachedPages;
}

/** The picture of a post under an address of its own. */
export function thumbnailRoutes(route: Route, deps: ThumbDeps) {
  const { fileStore, dropCachedPages } = deps;
  const refreshPages = () => dropCachedPages([BOARDS_TAG]);

  route(contract.readThumb, {
    run: async ({ db, actor, now, caller }, { params }) => {
      const whole = await findPublished(db, params._board, { actor, now, locale: caller.locale });
      if (!whole) throw notFound();
      const { thumbId } = whole.post;
      const file = thumbId === null ? undefined : await findFile(db, thumbId);
      return { file: file ? fileStore.present(file) : null };
    },
  });

  uploadRoute(route, contract.addThumb, deps);
  uploadRoute(route, contract.replaceThumb, deps);

  route(contract.removeThumb, {
    subject: postToChange,
    policy: changesPost,
    isVisible: () => true,
    run: async (ctx, _input, { post, board }) => {
      await setThumb(ctx, fileStore, { post, board, fileId: null });
      ctx.afterCommit(refreshPages);
      return {};
    },
  });
}

type UploadEndpoint = typeof contract.addThumb | typeof contract.replaceThumb;

function uploadRoute(route: Route, endpoint: UploadEndpoint, { fileStore, dropCachedPages }: ThumbDeps) {
  route(endpoint as typeof contract.addThumb, {
    limit: { max: 60, perSeconds: 60 * 60, by: 'actor' },
    subject: (ctx, input) => ctx.transact((tx) => postToChange(tx, input)),
    policy: changesPost,
    isVisible: () => true,
    run: async (ctx, { params, file }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false } as const;
      const stored = await fileStore.store(ctx, file, plan);
      const attached = await ctx.transact((tx) => attach(tx, { fileStore, id: params._board, stored }));
      await dropCachedPages([BOARDS_TAG]);
      return { file: fileStore.present(attached) };
    },
  });
}

/** Reads the rights again under the lock, because the upload took its time. */
async function attach(
  tx: Context<'member'>,
  { fileStore, id, stored }: { fileStore: FileStore; id: string; stored: FileRow },
): Promise<FileRow> {
  const found = await findReadableForUpdate(tx.db, id, tx);
  if (!found) throw notFound();
  if (!changesPost(tx.actor, found)) throw forbidden();
  await setThumb(tx, fileStore, { ...found, fileId: stored.id });
  const file = await findFile(tx.db, stored.id);
  if (!file) throw notFound();
  return file;
}

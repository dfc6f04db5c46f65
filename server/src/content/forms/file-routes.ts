import { forms as contract } from '@ieum/contract/content/forms/endpoints.ts';
import { formTexts as m } from '@ieum/contract/content/forms/texts.ts';
import { claimUploads, findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Context, Db } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import { addFile, reviseForm } from './changes.ts';
import { isVisible, mayAttach, seesForm, writesForms } from './policy.ts';
import { findForm, findFormForUpdate } from './queries.ts';
import { recordReading, type ReadingDeps } from './readings.ts';
import type { FormRow } from './tables.ts';
import { checkUploadToken } from './upload-token.ts';

interface Deps extends ReadingDeps {
  fileStore: FileStore;
  secrets: Secrets;
}

const UPLOADS = { max: 30, perSeconds: 60 * 60 } as const;

const refOf = async (db: Db, store: FileStore, id: string | null) => {
  const [row] = await findFiles(db, id ? [id] : []);
  return row ? store.present(row) : null;
};

/** The picture and the files of a form. */
export function fileRoutes(route: Route, deps: Deps) {
  readRoutes(route, deps);
  thumbnailRoutes(route, deps);
  attachmentRoutes(route, deps);
}

function readRoutes(route: Route, deps: Deps) {
  const find = async (db: Db, id: string): Promise<FormRow> => {
    const row = await findForm(db, id);
    if (!row) throw notFound();
    return row;
  };
  route(contract.findThumb, {
    run: async (ctx, { params }) => {
      const form = await find(ctx.db, params._form);
      if (!seesForm(ctx.actor, form)) return { file: null };
      await recordReading(ctx, deps, form);
      return { file: await refOf(ctx.db, deps.fileStore, form.thumbId) };
    },
  });
  route(contract.listFiles, {
    run: async (ctx, { params }) => {
      const form = await find(ctx.db, params._form);
      if (!seesForm(ctx.actor, form)) return { files: [] };
      await recordReading(ctx, deps, form);
      return { files: (await findFiles(ctx.db, form.fileIds)).map(deps.fileStore.present) };
    },
  });
}

function thumbnailRoutes(route: Route, { fileStore }: Deps) {
  route(contract.setThumb, {
    limit: UPLOADS,
    subject: ({ db }, { params }) => findForm(db, params._form),
    policy: seesForm,
    isVisible,
    run: async (ctx, { params, file }) => {
      const plan = { type: null, ownerId: ctx.actor.userId, kinds: 'photo', isPublic: false } as const;
      const stored = await fileStore.store(ctx, file, plan);
      await ctx.transact(async (tx) => {
        const before = await findFormForUpdate(tx.db, params._form);
        if (!before) throw notFound();
        await reviseForm(tx, fileStore, { before, change: { thumbId: stored.id } });
      });
      return { file: fileStore.present(stored) };
    },
  });
  route(contract.removeThumb, {
    subject: ({ db }, { params }) => findFormForUpdate(db, params._form),
    policy: seesForm,
    isVisible,
    run: async (ctx, _input, before) => {
      if (before.thumbId) await reviseForm(ctx, fileStore, { before, change: { thumbId: null } });
      return {};
    },
  });
}

/**
 * A form with what the token of the call says about it; 403 for an expired one, so that the sender learns why the
 * file was not attached.
 */
async function formToAttachTo(
  { db, actor, now }: Context<'anyone'>,
  { secrets }: Deps,
  { formId, token }: { formId: string; token: string | undefined },
) {
  const form = await findForm(db, formId);
  if (!form) return undefined;
  const checked = checkUploadToken(secrets, token ?? '', { formId, now });
  if (checked === 'expired' && !writesForms(actor)) throw new AppError('forbidden', m.uploadOver);
  return { form, token: checked };
}

function attachmentRoutes(route: Route, deps: Deps) {
  const { fileStore } = deps;
  route(contract.addFile, {
    limit: UPLOADS,
    subject: (ctx, { params, form }) =>
      formToAttachTo(ctx, deps, { formId: params._form, token: form.token }),
    policy: mayAttach,
    run: async (ctx, { params, file }) => {
      const ownerId = ctx.actor?.userId ?? null;
      const plan = { type: null, ownerId, kinds: attachmentKinds, isPublic: false };
      const stored = await fileStore.store(ctx, file, plan);
      await ctx.transact(async (tx) => {
        const row = await findFormForUpdate(tx.db, params._form);
        if (!row) throw notFound();
        await addFile(tx, row, stored.id);
        await claimUploads(tx, [stored.id], ownerId);
      });
      return { file: fileStore.present(stored) };
    },
  });
  route(contract.removeFile, {
    subject: async ({ db }, { params }) => {
      const row = await findFormForUpdate(db, params._form);
      return row?.fileIds.includes(params._file) ? row : undefined;
    },
    policy: seesForm,
    isVisible,
    run: async (ctx, { params }, before) => {
      const fileIds = before.fileIds.filter((id) => id !== params._file);
      await reviseForm(ctx, fileStore, { before, change: { fileIds } });
      return {};
    },
  });
}

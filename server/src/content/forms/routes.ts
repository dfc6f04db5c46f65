import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleForms, forms } from '@ieum/contract/content/forms/endpoints.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { AdministratorContext, Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import type { Secrets } from '#platform/crypto.ts';
import { createForm, removeForm, reviseForm, submitForm } from './changes.ts';
import { fileRoutes } from './file-routes.ts';
import { isVisible, seesForm } from './policy.ts';
import { findForm, findFormForUpdate, listForms, listSendings, withStates } from './queries.ts';
import { previewEmail, sendEmail } from './send-email.ts';
import { recordReading, type ReadingDeps } from './readings.ts';
import type { FormRow } from './tables.ts';
import { uploadToken } from './upload-token.ts';
import { fromDraft, presentForm, presentReceipt, presentRow, presentSending } from './wire.ts';

export interface FormDeps extends ReadingDeps {
  fileStore: FileStore;
  secrets: Secrets;
  /** The address of this installation, without a trailing slash. */
  publicUrl: string;
}

type RowParams = Pick<Input<typeof forms.find>, 'params'>;
const formToChange = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  findFormForUpdate(db, params._form);

const SUBMISSIONS = { max: 10, perSeconds: 60 * 60 } as const;
const SENDINGS = { max: 30, perSeconds: 600, by: 'actor' } as const;

type Reader = Pick<AdministratorContext, 'db' | 'actor'>;

async function present({ db, actor }: Reader, { present: show }: FileStore, row: FormRow) {
  const isMasked = !seesForm(actor, row);
  const { fileIds, thumbId } = isMasked ? { fileIds: [], thumbId: null } : row;
  const [files, thumbs, sendings] = await Promise.all([
    findFiles(db, fileIds),
    findFiles(db, thumbId ? [thumbId] : []),
    listSendings(db, row.id),
  ]);
  const [thumb] = thumbs.map(show);
  return presentForm(row, { files: files.map(show), thumb: thumb ?? null, sendings, isMasked });
}

export function formRoutes(route: Route, deps: FormDeps) {
  route(forms.create, {
    limit: SUBMISSIONS,
    run: async (ctx, { body }) => {
      const userId = ctx.actor && !ctx.actor.isConsole ? ctx.actor.userId : null;
      const row = await submitForm(ctx, body, userId);
      return { form: presentReceipt(row, uploadToken(deps.secrets, row.id, ctx.now)) };
    },
  });
  route(consoleForms.create, {
    run: async (ctx, { body }) => {
      const { type, name, content, fields } = body;
      const draft = { ...fromDraft(body), type, name, content, fields };
      const row = await createForm(ctx, deps.fileStore, draft);
      return { form: await present(ctx, deps.fileStore, row) };
    },
  });
  readRoutes(route, deps);
  writeRoutes(route, deps);
  fileRoutes(route, deps);
  emailRoutes(route, deps);
}

type Listed = Pick<Input<typeof forms.list>, 'query' | 'headers'>;
type Revised = Pick<Input<typeof forms.revise>, 'body'>;

/** The same operations are at both addresses. */
function readRoutes(route: Route, deps: FormDeps) {
  const list = {
    run: async ({ db }: Pick<Context, 'db'>, { query, headers }: Listed) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: headers.sort };
      const { rows, ...rest } = await listForms(db, part);
      return { forms: rows.map(presentRow), ...rest };
    },
  };
  const find = {
    run: async (ctx: AdministratorContext, { params }: RowParams) => {
      const row = await findForm(ctx.db, params._form);
      if (!row) throw notFound();
      if (seesForm(ctx.actor, row)) await recordReading(ctx, deps, row);
      return { form: await present(ctx, deps.fileStore, row) };
    },
  };
  route(forms.list, list);
  route(consoleForms.list, list);
  route(forms.find, find);
  route(consoleForms.find, find);
}

function writeRoutes(route: Route, { fileStore }: FormDeps) {
  const toChange = { subject: formToChange, policy: seesForm, isVisible };
  const revise = {
    ...toChange,
    run: async (ctx: AdministratorContext, { body }: Revised, before: FormRow) => {
      const { version: seen, ...draft } = body;
      const current = before.version;
      await rejectOutdated({ seen, current }, () => present(ctx, fileStore, before));
      const row = await reviseForm(ctx, fileStore, { before, change: fromDraft(draft) });
      return { form: await present(ctx, fileStore, row) };
    },
  };
  const remove = {
    ...toChange,
    run: async (ctx: AdministratorContext, _: unknown, row: FormRow) => {
      await removeForm(ctx, fileStore, row);
      return {};
    },
  };
  route(forms.revise, revise);
  route(consoleForms.revise, revise);
  route(forms.remove, remove);
  route(consoleForms.remove, remove);
}

function emailRoutes(route: Route, deps: FormDeps) {
  route(consoleForms.previewEmail, {
    subject: ({ db }, { params }) => findForm(db, params._form),
    policy: seesForm,
    isVisible,
    run: async (ctx, { body }, form) => ({ mail: await previewEmail(ctx, deps, { form, email: body }) }),
  });
  route(consoleForms.email, {
    limit: SENDINGS,
    subject: formToChange,
    policy: seesForm,
    isVisible,
    run: async (ctx, { body }, form) => {
      const sending = await sendEmail(ctx, deps, { form, email: body });
      const [shown] = await withStates(ctx.db, [sending]);
      if (!shown) throw notFound();
      return { form: { emailedAt: sending.createdAt.toISOString() }, sending: presentSending(shown) };
    },
  });
}

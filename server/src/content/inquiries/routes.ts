import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleInquiries as contract, inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { attachmentKinds } from '#platform/files/file-kinds.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import { answer, setState } from './answer.ts';
import { recordAudit } from './audit.ts';
import { withdrawSent } from './notifications.ts';
import { answersInquiries } from './policy.ts';
import { findInquiry, findInquiryForUpdate, listInquiries } from './queries.ts';
import { removeInquiries } from './retention.ts';
import { insertInquiry, sendInquiry } from './send.ts';
import type { InquiryRow } from './tables.ts';
import { sendInquiries } from './workbook.ts';
import { presentInquiry, presentReceipt, presentRow } from './wire.ts';

export interface InquiryDeps {
  fileStore: FileStore;
  limiter: Limiter;
  accessRecords: AccessRecords;
  notifier: Notifier;
  /** The end of the quiet hours; undefined outside them. */
  quietUntil: (now: Date) => Date | undefined;
}

const UPLOADS = { max: 10, perSeconds: 60 * 60 } as const;

export function inquiryRoutes(route: Route, deps: InquiryDeps) {
  formRoutes(route, deps);
  readRoutes(route, deps);
  writeRoutes(route, deps);
}

/** The form, which needs no login. */
function formRoutes(route: Route, { fileStore, limiter }: InquiryDeps) {
  route(inquiries.create, {
    run: async (ctx, { body }) => {
      return { serviceInquiryForm: presentReceipt(await sendInquiry(ctx, limiter, body)) };
    },
  });

  route(inquiries.upload, {
    limit: UPLOADS,
    run: async (ctx, { file }) => {
      const ownerId = ctx.actor?.userId ?? null;
      const plan = { type: null, ownerId, kinds: attachmentKinds, isPublic: false };
      return { file: fileStore.present(await fileStore.store(ctx, file, plan)) };
    },
  });
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const inquiryToChange = ({ db }: Pick<Context<'console'>, 'db'>, { params }: RowParams) =>
  findInquiryForUpdate(db, params._form);

async function present(ctx: Context<'console'>, { fileStore, quietUntil }: InquiryDeps, id: string) {
  const row = await findInquiry(ctx.db, id);
  if (!row) throw notFound();
  const files = (await findFiles(ctx.db, row.inquiry.fileIds)).map(fileStore.present);
  return { serviceInquiryForm: presentInquiry(row, files, quietUntil(ctx.now)) };
}

interface AccessReason {
  what: 'INQUIRY' | 'CONTACT';
  reason?: string;
}

/** Records the reading of an inquiry whose sender has an account. */
function recordReading(
  ctx: Context<'console'>,
  { accessRecords }: InquiryDeps,
  { id, userId }: InquiryRow,
  reading: AccessReason,
) {
  if (userId !== null) accessRecords.record(ctx, { personId: userId, subjectId: id, ...reading });
}

function readRoutes(route: Route, deps: InquiryDeps) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listInquiries(db, part, headers.sort);
      return { serviceInquiryForms: rows.map(presentRow), ...rest };
    },
  });

  route(contract.export, {
    run: async (ctx, { query: { reason, ...filter }, headers: { sort } }, { reply }) =>
      sendInquiries(ctx, reply, { filter, sort, reason }),
  });

  route(contract.find, {
    subject: async ({ db }, { params }) => (await findInquiry(db, params._form))?.inquiry,
    policy: answersInquiries,
    run: async (ctx, _input, row) => {
      recordReading(ctx, deps, row, { what: 'INQUIRY' });
      return present(ctx, deps, row.id);
    },
  });

  route(contract.disclose, {
    subject: async ({ db }, { params }) => (await findInquiry(db, params._form))?.inquiry,
    policy: answersInquiries,
    run: async (ctx, { body: { reason } }, row) => {
      recordReading(ctx, deps, row, { what: 'CONTACT', reason });
      await recordAudit(ctx, 'inquiries.disclose', row, reason);
      const { name, phone, email } = row;
      return { contact: { name, phone, email } };
    },
  });
}

function writeRoutes(route: Route, deps: InquiryDeps) {
  route(contract.create, {
    run: async (ctx, { body }) => {
      const row = await insertInquiry(ctx, body, null);
      await recordAudit(ctx, 'inquiries.create', row);
      return present(ctx, deps, row.id);
    },
  });

  route(contract.revise, {
    subject: inquiryToChange,
    policy: answersInquiries,
    run: async (ctx, { body: { version: seen, reply, state, channel = 'EMAIL' } }, before) => {
      const current = async () => (await present(ctx, deps, before.id)).serviceInquiryForm;
      await rejectOutdated({ seen, current: before.version }, current);
      const notBefore = deps.quietUntil(ctx.now);
      const answered =
        reply === undefined ? before : await answer(ctx, { before, reply, channel, notBefore });
      const after = state === undefined ? answered : await setState(ctx, answered, state);
      if (after.state === 'ANSWER_COMPLETE') await withdrawSent(ctx, deps.notifier, after.id);
      return present(ctx, deps, before.id);
    },
  });

  route(contract.remove, {
    subject: inquiryToChange,
    policy: answersInquiries,
    run: async (ctx, _input, row) => {
      await removeInquiries(ctx, deps.fileStore, [row]);
      await withdrawSent(ctx, deps.notifier, row.id);
      await recordAudit(ctx, 'inquiries.remove', row);
      return {};
    },
  });
}

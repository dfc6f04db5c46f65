import type { Input } from '@ieum/contract/common/endpoint.ts';
import { consoleQuestions as contract } from '@ieum/contract/content/questions/console-endpoints.ts';
import { listAdministratorsWith } from '#account/users/public.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Notifier, Preview } from '#foundation/notifications/public.ts';
import type { Context } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import { notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { answer, askFor, assign, audit } from './answer.ts';
import { removeQuestion } from './ask.ts';
import { previewNotice, withdrawAsked } from './notifications.ts';
import { answersQuestions } from './policy.ts';
import { findAsked, findQuestionForUpdate, listAsked, type AskedQuestion } from './queries.ts';
import { filesOf } from './routes.ts';
import { sendQuestions } from './workbook.ts';
import {
  fromDraft,
  fromFilter,
  fromRevision,
  presentAssignee,
  presentConsoleQuestion,
  presentConsoleRow,
} from './wire.ts';

export interface QuestionDeps {
  fileStore: FileStore;
  notifier: Notifier;
  /** The text of a notification as it is sent. */
  preview: Preview;
  accessRecords: AccessRecords;
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const questionToChange = ({ db }: Pick<Context<'console'>, 'db'>, { params }: RowParams) =>
  findQuestionForUpdate(db, params._question);

async function presentAsked(
  ctx: Context<'console'>,
  { fileStore, preview }: QuestionDeps,
  row: AskedQuestion,
) {
  const files = await filesOf(ctx.db, fileStore, row.question);
  return { question: presentConsoleQuestion(row, files, previewNotice(row, preview, ctx.now)) };
}

/** The question as it is after a write. */
async function presentOne(ctx: Context<'console'>, deps: QuestionDeps, id: string) {
  const row = await findAsked(ctx.db, id);
  if (!row) throw notFound();
  return presentAsked(ctx, deps, row);
}

/** Questions as administrators see them. */
export function consoleQuestionRoutes(route: Route, deps: QuestionDeps) {
  readRoutes(route, deps);
  writeRoutes(route, deps);
}

function readRoutes(route: Route, deps: QuestionDeps) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      const part = { ...fromFilter(query), limit: readLimit(query.limit, headers.limit) };
      const { rows, ...rest } = await listAsked(db, part, headers.sort);
      return { questions: rows.map(presentConsoleRow), ...rest };
    },
  });

  route(contract.export, {
    run: async (ctx, { query: { reason, ...query }, headers: { sort } }, { reply }) =>
      sendQuestions(ctx, reply, { filter: fromFilter(query), sort, reason }),
  });

  route(contract.find, {
    run: async (ctx, { params }) => {
      const row = await findAsked(ctx.db, params._question);
      if (!row) throw notFound();
      const { id, userId } = row.question;
      deps.accessRecords.record(ctx, { personId: userId, what: 'QUESTION', subjectId: id });
      return presentAsked(ctx, deps, row);
    },
  });

  route(contract.listAssignees, {
    run: async ({ db }) => ({
      administrators: (await listAdministratorsWith(db, 'support.write')).map(presentAssignee),
    }),
  });
}

function writeRoutes(route: Route, deps: QuestionDeps) {
  const { fileStore, notifier, accessRecords } = deps;

  route(contract.create, {
    run: async (ctx, { body: { username, reply, ...draft } }) => {
      const { subject, content } = draft;
      const row = await askFor(ctx, username, { ...fromDraft(draft), subject, content });
      if (reply !== undefined) await answer(ctx, notifier, { before: row, reply });
      return presentOne(ctx, deps, row.id);
    },
  });

  route(contract.revise, {
    subject: questionToChange,
    policy: answersQuestions,
    run: async (ctx, { body }, before) => {
      const { seen, reply, assigneeId } = fromRevision(body);
      const current = async () => (await presentOne(ctx, deps, before.id)).question;
      await rejectOutdated({ seen, current: before.version }, current);
      const assigned =
        assigneeId === undefined ? before : await assign(ctx, notifier, { before, assigneeId });
      if (reply !== undefined) await answer(ctx, notifier, { before: assigned, reply });
      return presentOne(ctx, deps, before.id);
    },
  });

  route(contract.remove, {
    subject: questionToChange,
    policy: answersQuestions,
    run: async (ctx, _input, row) => {
      await removeQuestion(ctx, fileStore, row);
      await withdrawAsked(ctx, notifier, row.id);
      await audit(ctx, 'questions.remove', row);
      return {};
    },
  });

  route(contract.disclose, {
    subject: ({ db }, { params }) => findAsked(db, params._question),
    policy: answersQuestions,
    run: async (ctx, { body: { reason } }, { question, user }) => {
      accessRecords.record(ctx, { personId: user.id, what: 'CONTACT', reason });
      await audit(ctx, 'questions.disclose', question, reason);
      const { name, phone, email } = user;
      return { contact: { name, phone, email } };
    },
  });
}

import type { Input } from '@ieum/contract/common/endpoint.ts';
import { questions as contract } from '@ieum/contract/content/questions/endpoints.ts';
import { findFiles, type FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Context, Db } from '#kit/context.ts';
import { readLimit } from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import type { Route } from '#kit/http/route.ts';
import { ask, rate, removeOwnQuestion, reviseQuestion } from './ask.ts';
import { withdrawAsked } from './notifications.ts';
import { ownsQuestion } from './policy.ts';
import { findQuestion, findQuestionForUpdate, listOwn } from './queries.ts';
import type { QuestionRow } from './tables.ts';
import { fromDraft, presentQuestion, presentRow } from './wire.ts';

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
type ReadContext = Pick<Context, 'db'>;
const questionNamed = ({ db }: ReadContext, { params }: RowParams) => findQuestion(db, params._question);
const questionToChange = ({ db }: ReadContext, { params }: RowParams) =>
  findQuestionForUpdate(db, params._question);

/** The files of a question with links that are valid for five minutes. */
export const filesOf = async (db: Db, store: FileStore, { fileIds }: QuestionRow) =>
  (await findFiles(db, fileIds)).map(store.present);

interface OwnDeps {
  fileStore: FileStore;
  notifier: Notifier;
}

/** A member's own questions. */
export function questionRoutes(route: Route, { fileStore, notifier }: OwnDeps) {
  const present = async ({ db }: ReadContext, row: QuestionRow) => ({
    question: presentQuestion(row, await filesOf(db, fileStore, row)),
  });

  route(contract.list, {
    run: async ({ db, actor }, { query, headers }) => {
      const part = { ...query, limit: readLimit(query.limit, headers.limit), sort: headers.sort };
      const { rows, ...rest } = await listOwn(db, actor.userId, part);
      return { questions: rows.map(presentRow), ...rest };
    },
  });

  route(contract.find, {
    subject: questionNamed,
    policy: ownsQuestion,
    run: (ctx, _input, row) => present(ctx, row),
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      const { key, ...draft } = body;
      const { subject, content } = draft;
      return present(ctx, await ask(ctx, { ...fromDraft(draft), subject, content, key }));
    },
  });

  route(contract.revise, {
    subject: questionToChange,
    policy: ownsQuestion,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      const current = async () => (await present(ctx, before)).question;
      await rejectOutdated({ seen, current: before.version }, current);
      return present(ctx, await reviseQuestion(ctx, fileStore, { before, change: fromDraft(draft) }));
    },
  });

  route(contract.remove, {
    subject: questionToChange,
    policy: ownsQuestion,
    run: async (ctx, _input, row) => {
      await removeOwnQuestion(ctx, fileStore, row);
      await withdrawAsked(ctx, notifier, row.id);
      return {};
    },
  });

  route(contract.rate, {
    subject: questionToChange,
    policy: ownsQuestion,
    run: async (ctx, { body: { score, comment = '' } }, row) =>
      present(ctx, await rate(ctx, row, { score, comment })),
  });
}

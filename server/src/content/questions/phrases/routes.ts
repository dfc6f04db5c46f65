import type { Input } from '@ieum/contract/common/endpoint.ts';
import { phrases as contract } from '@ieum/contract/content/questions/phrase-endpoints.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context, Db } from '#kit/context.ts';
import {
  countUpToCap,
  readLimit,
  readPage,
  rejectSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { rejectOutdated } from '#kit/db/versions.ts';
import type { Route } from '#kit/http/route.ts';
import { answersQuestions } from '../policy.ts';
import { questionPhrases, type PhraseRow } from '../tables.ts';
import { presentPhrase } from './wire.ts';
import { createPhrase, removePhrase, revisePhrase } from './changes.ts';

const byName: PageColumn<PhraseRow>[] = [
  { by: sql`${questionPhrases.name}`, direction: 1, cast: 'text', read: ({ name }) => name },
  { by: sql`${questionPhrases.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
];

async function listPhrases(db: Db, part: PageRequest) {
  const selection = db.select().from(questionPhrases).$dynamic();
  const page = await readPage(selection, { where: undefined, columns: byName, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${questionPhrases}`)) };
}

type RowParams = Pick<Input<typeof contract.find>, 'params'>;
const select = ({ db }: Pick<Context, 'db'>, { params }: RowParams) =>
  db.select().from(questionPhrases).where(eq(questionPhrases.id, params._phrase)).$dynamic();
const phraseNamed = async (ctx: Pick<Context, 'db'>, input: RowParams) => (await select(ctx, input))[0];
const phraseToChange = async (ctx: Pick<Context, 'db'>, input: RowParams) =>
  (await select(ctx, input).for('update'))[0];

/** The saved phrases for answers. */
export function phraseRoutes(route: Route) {
  route(contract.list, {
    run: async ({ db }, { query, headers }) => {
      rejectSort(headers.sort);
      const { rows, ...rest } = await listPhrases(db, {
        ...query,
        limit: readLimit(query.limit, headers.limit),
      });
      return { phrases: rows.map(presentPhrase), ...rest };
    },
  });

  route(contract.find, {
    subject: phraseNamed,
    policy: answersQuestions,
    run: async (_, __, row) => ({ phrase: presentPhrase(row) }),
  });

  route(contract.create, {
    run: async (ctx, { body }) => ({ phrase: presentPhrase(await createPhrase(ctx, body)) }),
  });

  route(contract.revise, {
    subject: phraseToChange,
    policy: answersQuestions,
    run: async (ctx, { body: { version: seen, ...draft } }, before) => {
      await rejectOutdated({ seen, current: before.version }, () => presentPhrase(before));
      const { name = before.name, text = before.text } = draft;
      return { phrase: presentPhrase(await revisePhrase(ctx, before, { name, text })) };
    },
  });

  route(contract.remove, {
    subject: phraseToChange,
    policy: answersQuestions,
    run: async (ctx, _input, row) => {
      await removePhrase(ctx, row);
      return {};
    },
  });
}

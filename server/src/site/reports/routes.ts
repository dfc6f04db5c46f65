import type { Input } from '@ieum/contract/common/endpoint.ts';
import { mayUse } from '@ieum/contract/common/rights.ts';
import { reports as contract } from '@ieum/contract/site/reports/endpoints.ts';
import type { Context } from '#kit/context.ts';
import { forbidden, notFound } from '#kit/errors.ts';
import type { Route } from '#kit/http/route.ts';
import { answer } from './answer.ts';
import { removeReport, reviseReport, saveReport } from './changes.ts';
import { ownsReport } from './policy.ts';
import { findReportForUpdate, listSaved } from './queries.ts';
import { findMeasure, measuresFor, readQuestion, type ListMeasures } from './read-question.ts';
import { listRows } from './list-rows.ts';
import { fromChange, fromDraft, presentMeasure, presentReport, presentRow, presentSaved } from './wire.ts';
import { sendReport } from './workbook.ts';

type RowParams = Pick<Input<typeof contract.revise>, 'params'>;
const reportToChange = ({ db }: Pick<Context<'console'>, 'db'>, { params }: RowParams) =>
  findReportForUpdate(db, params._report);

export function reportRoutes(route: Route, measures: ListMeasures) {
  questionRoutes(route, measures);
  savedRoutes(route, measures);
}

/** The figures themselves. */
function questionRoutes(route: Route, measures: ListMeasures) {
  const read = ({ actor, now }: Context<'console'>, query: Parameters<typeof readQuestion>[1]) =>
    readQuestion(measures, query, { role: actor.role, now });

  route(contract.listMeasures, {
    run: async ({ actor: { role }, caller }) => ({
      measures: measuresFor(measures, role).map((one) => presentMeasure(one, caller.locale, role)),
    }),
  });

  route(contract.list, {
    run: async (ctx, { query }) => {
      const question = read(ctx, query);
      const figures = await answer(ctx.db, question);
      return { reports: [presentReport(question, figures, { locale: ctx.caller.locale, now: ctx.now })] };
    },
  });

  route(contract.listRows, {
    run: async (ctx, { query: { key, ...query } }) => {
      const question = read(ctx, query);
      const { rows } = question.measure;
      if (!rows) throw notFound();
      if (!mayUse(ctx.actor.role, rows.right)) throw forbidden();
      const { rows: found, ...page } = await listRows(ctx.db, { ...query, question, rows, key });
      return { rows: found.map((row) => presentRow(row, rows)), ...page };
    },
  });

  route(contract.export, {
    run: async (ctx, { query: { reason, ...query } }, { reply }) =>
      sendReport(ctx, reply, { question: read(ctx, query), reason }),
  });
}

/** The questions that an administrator saved. */
function savedRoutes(route: Route, measures: ListMeasures) {
  route(contract.listSaved, {
    run: async ({ db, actor }, { query }) => {
      const { rows, ...page } = await listSaved(db, actor.userId, query);
      return { reports: rows.map(presentSaved), ...page };
    },
  });

  route(contract.create, {
    run: async (ctx, { body }) => {
      findMeasure(measures, ctx.actor.role, body);
      return { report: presentSaved(await saveReport(ctx, fromDraft(body))) };
    },
  });

  route(contract.revise, {
    subject: reportToChange,
    policy: ownsReport,
    run: async (ctx, { body }, before) => {
      findMeasure(measures, ctx.actor.role, { ...before, ...body });
      return { report: presentSaved(await reviseReport(ctx, before, fromChange(body))) };
    },
  });

  route(contract.remove, {
    subject: reportToChange,
    policy: ownsReport,
    run: async (ctx, _input, row) => {
      await removeReport(ctx, row);
      return {};
    },
  });
}

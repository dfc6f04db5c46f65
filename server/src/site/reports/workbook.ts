import type { FastifyReply } from 'fastify';
import { timeSplits } from '@ieum/contract/site/reports/enums.ts';
import { reportTexts as m } from '@ieum/contract/site/reports/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import type { Context } from '#kit/context.ts';
import { sendWorkbook } from '#kit/export/workbook.ts';
import { answer, type Figure, type Question } from './answer.ts';
import { recordAudit } from './audit.ts';
import { labelOf } from './wire.ts';

/** Sends the figures of a question as a workbook; the export and its reason are recorded before. */
export async function sendReport(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { question, reason }: { question: Question; reason: string },
): Promise<FastifyReply> {
  const { measure, split, period } = question;
  const { locale } = ctx.caller;
  const subjectName = `${measure.name.text.ko} ${period.from} ~ ${period.to}`;
  const named = { subjectType: 'report' as const, subjectId: null, subjectName };
  await ctx.transact((tx) => recordAudit(tx, { action: 'reports.export', ...named, details: { reason } }));
  const figures = await answer(ctx.db, question);
  const isTime = timeSplits.some((one) => one === split);
  return sendWorkbook<Figure>(reply, {
    prefix: 'report',
    sheet: sayIn(locale, measure.name.text).slice(0, 31),
    columns: [
      {
        title: sayIn(locale, (isTime ? m.day : m.key).text),
        kind: 'text',
        value: ({ key }) => (isTime ? key : labelOf(question, key, locale)),
      },
      { title: sayIn(locale, measure.name.text), kind: 'number', value: ({ count }) => count },
      { title: sayIn(locale, m.before.text), kind: 'number', value: ({ before }) => before },
    ],
    rows: figures,
    at: ctx.now,
  });
}

import type { FastifyReply } from 'fastify';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { questionCategoryTexts } from '@ieum/contract/content/questions/category-texts.ts';
import { questionSheet as m } from '@ieum/contract/content/questions/workbook-texts.ts';
import type { Context } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { recordAudit } from './audit.ts';
import { askedOrder, readAskedAfter, type AskedQuestion } from './queries.ts';
import { presentConsoleRow } from './wire.ts';

interface Export {
  filter: Parameters<typeof readAskedAfter>[1];
  /** The `sort` header. */
  sort: string | undefined;
  /** Stored in the audit log. */
  reason: string;
}

/** Sends the filtered questions as a workbook, masked as in the list; the reason is recorded before. */
export async function sendQuestions(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { filter, sort, reason }: Export,
): Promise<FastifyReply> {
  const columns = askedOrder(sort);
  const named = { subjectType: 'question' as const, subjectId: null, subjectName: '' };
  await ctx.transact((tx) => recordAudit(tx, { action: 'questions.export', ...named, details: { reason } }));
  return sendWorkbook(reply, {
    prefix: 'questions',
    sheet: sayIn(ctx.caller.locale, m.sheet.text),
    columns: columnsIn(ctx.caller.locale),
    rows: readInBatches<AskedQuestion>((last, limit) =>
      readAskedAfter(ctx.db, filter, { columns, last, limit }),
    ),
    at: ctx.now,
  });
}

function columnsIn(locale: Locale): WorkbookColumn<AskedQuestion>[] {
  const say = (name: keyof typeof m) => sayIn(locale, m[name].text);
  const text = (
    name: keyof typeof m,
    value: (row: ReturnType<typeof presentConsoleRow>) => string,
    width = 20,
  ): WorkbookColumn<AskedQuestion> => ({
    title: say(name),
    kind: 'text',
    width,
    value: (row) => value(presentConsoleRow(row)),
  });
  return [
    { title: say('created'), kind: 'instant', value: ({ question }) => question.createdAt },
    text('category', ({ category }) => (category ? sayIn(locale, questionCategoryTexts[category].text) : '')),
    text('subject', ({ subject }) => subject, 40),
    text('username', ({ user }) => user.username),
    text('name', ({ user }) => user.name),
    text('state', ({ state }) => say(state)),
    text('assignee', ({ assignee }) => assignee?.name ?? ''),
    { title: say('replied'), kind: 'instant', value: ({ question }) => question.repliedAt },
    { title: say('score'), kind: 'number', value: ({ question }) => question.score },
  ];
}

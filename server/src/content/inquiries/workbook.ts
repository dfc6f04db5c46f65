import type { FastifyReply } from 'fastify';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { inquirySheet as m } from '@ieum/contract/content/inquiries/workbook-texts.ts';
import type { Context } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { maskName } from '#kit/masks.ts';
import { recordExport } from './audit.ts';
import { inquiryOrder, readInquiriesAfter, type ListedInquiry } from './queries.ts';

interface Export {
  filter: Parameters<typeof readInquiriesAfter>[1];
  /** The `sort` header. */
  sort: string | undefined;
  /** Stored in the audit log. */
  reason: string;
}

/** Sends the filtered inquiries as a workbook, masked as in the list; the reason is recorded before. */
export async function sendInquiries(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { filter, sort, reason }: Export,
): Promise<FastifyReply> {
  const columns = inquiryOrder(sort);
  await ctx.transact((tx) => recordExport(tx, reason));
  return sendWorkbook(reply, {
    prefix: 'service-inquiries',
    sheet: sayIn(ctx.caller.locale, m.sheet.text),
    columns: columnsIn(ctx.caller.locale),
    rows: readInBatches<ListedInquiry>((last, limit) =>
      readInquiriesAfter(ctx.db, filter, { columns, last, limit }),
    ),
    at: ctx.now,
  });
}

function columnsIn(locale: Locale): WorkbookColumn<ListedInquiry>[] {
  const say = (name: keyof typeof m) => sayIn(locale, m[name].text);
  const text = (
    name: keyof typeof m,
    value: (row: ListedInquiry) => string,
    width = 20,
  ): WorkbookColumn<ListedInquiry> => ({ title: say(name), kind: 'text', width, value });
  return [
    { title: say('number'), kind: 'number', value: ({ number }) => number },
    { title: say('created'), kind: 'instant', value: ({ createdAt }) => createdAt },
    text('company', ({ companyName }) => companyName, 30),
    text('name', ({ name }) => maskName(name)),
    text('subject', ({ subject }) => subject, 40),
    text('state', ({ state }) => say(state)),
    { title: say('replied'), kind: 'instant', value: ({ repliedAt }) => repliedAt },
  ];
}

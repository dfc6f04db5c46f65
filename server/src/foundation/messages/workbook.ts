import type { FastifyReply } from 'fastify';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { auditActions, auditSubjects, purposeTexts } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { messageMeasureTexts } from '@ieum/contract/foundation/messages/measure-texts.ts';
import { messageSheet as m } from '@ieum/contract/foundation/messages/workbook-texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { Context } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import type { MessageFilter } from './filter.ts';
import { messageOrder, readMessagesAfter, type AddressedMessage } from './queries.ts';
import { presentConsoleRow } from './wire.ts';

const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });

interface Export {
  filter: MessageFilter;
  /** The `sort` header. */
  sort: string | undefined;
  /** Stored in the audit log. */
  reason: string;
}

/** Sends the filtered messages as a workbook, masked as in the list; the reason is recorded before. */
export async function sendMessages(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { filter, sort, reason }: Export,
): Promise<FastifyReply> {
  const columns = messageOrder(sort);
  const named = { subjectType: 'messages' as const, subjectId: null, subjectName: '' };
  await ctx.transact((tx) => recordAudit(tx, { action: 'messages.export', ...named, details: { reason } }));
  return sendWorkbook(reply, {
    prefix: 'messages',
    sheet: sayIn(ctx.caller.locale, m.sheet.text),
    columns: columnsIn(ctx.caller.locale),
    rows: readInBatches<AddressedMessage>((last, limit) =>
      readMessagesAfter(ctx.db, filter, { columns, last, limit }),
    ),
    at: ctx.now,
  });
}

function columnsIn(locale: Locale): WorkbookColumn<AddressedMessage>[] {
  const texts = { ...messageMeasureTexts, ...purposeTexts, ...m };
  const say = (name: keyof typeof texts) => sayIn(locale, texts[name].text);
  const text = (
    name: keyof typeof m,
    value: (row: ReturnType<typeof presentConsoleRow>) => string | null | undefined,
    width = 20,
  ): WorkbookColumn<AddressedMessage> => ({
    title: say(name),
    kind: 'text',
    width,
    value: (row) => value(presentConsoleRow(row, true)) ?? '',
  });
  return [
    { title: say('created'), kind: 'instant', value: ({ message }) => message.createdAt },
    text('channel', ({ channel }) => say(channel)),
    text('purpose', ({ purpose }) => say(purpose)),
    text('to', ({ channel, to }) => (channel === 'SMS' ? phoneText(to) : to), 30),
    text('username', ({ user }) => user?.username),
    text('name', ({ user }) => user?.name),
    text('subject', ({ subject }) => subject, 40),
    text('state', ({ state }) => say(state)),
    { title: say('sent'), kind: 'instant', value: ({ message }) => message.sentAt },
    { title: say('attempts'), kind: 'number', value: ({ message }) => message.attempts },
    text('error', ({ lastError }) => lastError, 40),
  ];
}

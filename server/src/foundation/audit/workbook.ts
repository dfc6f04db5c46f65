import { and } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { auditActions, auditSubjects } from '@ieum/contract/foundation/audit/audit-texts.ts';
import { auditTexts as m } from '@ieum/contract/foundation/audit/texts.ts';
import {
  auditActionText,
  describeAuditDetails,
  auditSubjectText,
} from '@ieum/contract/foundation/audit/details.ts';
import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import type { Context, Db } from '#kit/context.ts';
import { afterRow, creationOrder, orderBy, type PageColumn } from '#kit/db/pagination.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { auditConditions, type AuditFilter } from './queries.ts';
import { auditWith } from './record-audit.ts';
import { auditLogs, type AuditLogRow } from './tables.ts';

const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });

interface Export {
  filter: AuditFilter;
  /** The `sort` header. */
  sort: string | undefined;
  reason: string;
}

/** Sends the filtered log as a workbook in the order of the list; the export and its reason are recorded before. */
export async function sendAuditLogs(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { filter, sort, reason }: Export,
): Promise<FastifyReply> {
  const order = creationOrder(auditLogs, sort);
  const details = { reason, filter: filterText(filter) };
  const named = { subjectType: 'audit' as const, subjectId: null, subjectName: '' };
  await ctx.transact((tx) => recordAudit(tx, { action: 'audit.export', ...named, details }));
  return sendWorkbook(reply, {
    prefix: 'audit-logs',
    sheet: sayIn(ctx.caller.locale, m.sheet.text),
    columns: columnsIn(ctx.caller.locale),
    rows: readInBatches<AuditLogRow>((last, limit) => readBatch(ctx.db, { filter, order, last, limit })),
    at: ctx.now,
  });
}

const filterText = (filter: AuditFilter): string =>
  Object.entries(filter)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
    .slice(0, 500);

interface Batch {
  filter: AuditFilter;
  order: readonly PageColumn<AuditLogRow>[];
  last: AuditLogRow | undefined;
  limit: number;
}

function readBatch(db: Db, { filter, order, last, limit }: Batch): Promise<AuditLogRow[]> {
  const isAfter = last && afterRow(order, last);
  return db
    .select()
    .from(auditLogs)
    .where(and(...auditConditions(filter), isAfter))
    .orderBy(...orderBy(order))
    .limit(limit);
}

function columnsIn(locale: Locale): WorkbookColumn<AuditLogRow>[] {
  const say = (message: KeyedText) => sayIn(locale, message.text);
  const text = (
    title: 'who' | 'action' | 'targetType' | 'target' | 'details' | 'address',
    value: (row: AuditLogRow) => string,
    width = 20,
  ): WorkbookColumn<AuditLogRow> => ({ title: sayIn(locale, m[title].text), kind: 'text', value, width });
  return [
    { title: sayIn(locale, m.when.text), kind: 'instant', value: ({ createdAt }) => createdAt },
    text('who', ({ actorName }) => actorName),
    text('action', ({ action }) => auditActionText(action, say)),
    text('targetType', ({ subjectType }) => auditSubjectText(subjectType, say)),
    text('target', ({ subjectName }) => subjectName, 30),
    text('details', ({ details }) => detailsText(details, say), 50),
    text('address', ({ address }) => address),
  ];
}

const detailsText = (details: AuditLogRow['details'], say: (message: KeyedText) => string): string =>
  describeAuditDetails(details, say)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

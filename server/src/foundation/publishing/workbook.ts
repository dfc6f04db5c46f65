import type { FastifyReply } from 'fastify';
import { desc, lt, sql } from 'drizzle-orm';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { auditActions, auditSubjects } from '@ieum/contract/foundation/publishing/audit-texts.ts';
import { contentSheet as m } from '@ieum/contract/foundation/publishing/workbook-texts.ts';
import { publicationStateTexts } from '@ieum/contract/foundation/publishing/texts.ts';
import { auditWith } from '#foundation/audit/public.ts';
import type { Context, Db } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { instantIn, stateAt, type Publication } from './publication.ts';
import type { Publishable } from './publishable.ts';

const recordAudit = auditWith({ actions: auditActions, subjects: auditSubjects });

interface Row extends Publication {
  id: string;
  subject: string;
  /** The group, for kinds that have groups. */
  group: string | null;
  hits: number | null;
}

/** Sends all content of a kind as a workbook, the newest first; the reason is recorded before. */
export async function sendContent(
  ctx: Context<'console'>,
  reply: FastifyReply,
  { publishable, reason }: { publishable: Publishable; reason: string },
): Promise<FastifyReply> {
  const { locale } = ctx.caller;
  const sheet = sayIn(locale, m[publishable.kind].text);
  const named = { subjectType: 'content' as const, subjectId: null, subjectName: sheet };
  await ctx.transact((tx) => recordAudit(tx, { action: 'content.export', ...named, details: { reason } }));
  return sendWorkbook(reply, {
    prefix: `${publishable.kind}s`,
    sheet,
    columns: columnsIn(locale, { now: ctx.now, publishable }),
    rows: readInBatches<Row>((last, limit) => readBatch(ctx.db, publishable, { last, limit })),
    at: ctx.now,
  });
}

const readBatch = (
  db: Db,
  { table, columns, group }: Publishable,
  { last, limit }: { last: Row | undefined; limit: number },
): Promise<Row[]> =>
  db
    .select({
      id: sql<string>`${columns.id}`,
      subject: sql<string>`${columns.subject}`,
      group: sql<string | null>`${group?.of ?? null}`,
      isActive: sql<boolean>`${columns.isActive}`,
      startsAt: instantIn(columns.startsAt),
      endsAt: instantIn(columns.endsAt),
      hits: columns.hits ? sql<number>`${columns.hits}::int` : sql<null>`null`,
    })
    .from(table)
    .where(last && lt(columns.id, last.id))
    .orderBy(desc(columns.id))
    .limit(limit);

function columnsIn(
  locale: Locale,
  { now, publishable: { columns, group } }: { now: Date; publishable: Publishable },
): WorkbookColumn<Row>[] {
  const say = (name: keyof typeof m) => sayIn(locale, m[name].text);
  const stateText = (row: Row) => sayIn(locale, publicationStateTexts[stateAt(row, now)].text);
  const groupText = ({ group: value }: Row) => (value && group?.say ? group.say(value, locale) : value);
  return [
    ...(group ? [{ title: sayIn(locale, group.title.text), kind: 'text' as const, value: groupText }] : []),
    { title: say('subject'), kind: 'text', width: 50, value: ({ subject }) => subject },
    { title: say('state'), kind: 'text', value: stateText },
    { title: say('startsAt'), kind: 'instant', value: ({ startsAt }) => startsAt },
    { title: say('endsAt'), kind: 'instant', value: ({ endsAt }) => endsAt },
    ...(columns.hits
      ? [{ title: say('hits'), kind: 'number' as const, value: ({ hits }: Row) => hits }]
      : []),
  ];
}

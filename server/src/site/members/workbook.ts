import { and } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { memberSheet as m } from '@ieum/contract/site/members/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { recordReadings } from '#foundation/audit/public.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import type { Context } from '#kit/context.ts';
import { afterRow, orderBy } from '#kit/db/pagination.ts';
import { maskEmail, maskName, maskPhone } from '#kit/masks.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import type { MemberFilter } from './filter.ts';
import { findByText } from './search/find-by-text.ts';
import { conditionsOf, orderOf, selectMembers, type MemberRow, type readMemberSort } from './queries.ts';
import { recordAudit } from './audit.ts';

type WorkbookFilter = Omit<MemberFilter, 'limit' | 'skip' | 'after' | 'before'>;

interface Export {
  filter: WorkbookFilter;
  order: ReturnType<typeof readMemberSort>;
  /** Stored in the audit log, and shown to every person whose contact data is in it unmasked. */
  reason: string;
  /** Names, telephone numbers and e-mail addresses unmasked; else masked as in lists. */
  hasContacts: boolean;
}

/** Sends the filtered members as a workbook in the order of the list; the export and its reason are recorded before. */
export async function sendMembers(
  ctx: Context<'console'>,
  reply: FastifyReply,
  requested: Export,
): Promise<FastifyReply> {
  const details = { reason: requested.reason, contacts: requested.hasContacts };
  const named = { subjectType: 'user' as const, subjectId: null, subjectName: '' };
  await ctx.transact((tx) => recordAudit(tx, { action: 'users.export', ...named, details }));
  return sendWorkbook(reply, {
    prefix: 'users',
    sheet: sayIn(ctx.caller.locale, m.sheet.text),
    columns: columnsIn(ctx.caller.locale, requested.hasContacts),
    rows: rowsOf(ctx, requested),
    at: ctx.now,
  });
}

/** The rows in batches; readings of unmasked rows are recorded before the rows are sent. */
const rowsOf = (ctx: Context<'console'>, { filter, order, reason, hasContacts }: Export) =>
  readInBatches<MemberRow>(async (last, limit) => {
    const rows = await readBatch(ctx, { filter, order, last, limit });
    const readings = rows.map(({ user }) => ({ personId: user.id, subjectId: user.id }));
    const by = { what: 'CONTACT' as const, reason, readerName: ctx.actor.username };
    if (hasContacts) await recordReadings(ctx, readings, by);
    return rows;
  });

interface Batch {
  filter: WorkbookFilter;
  order: Export['order'];
  last: MemberRow | undefined;
  limit: number;
}

async function readBatch(
  { db }: Context<'console'>,
  { filter, order, last, limit }: Batch,
): Promise<MemberRow[]> {
  const found = await findByText(db, filter.searchValue);
  const columns = orderOf(filter, order);
  const isAfter =
    last && afterRow(columns, { user: last.user, submittedAt: last.company?.submittedAt ?? null });
  const condition = order.length > 0 ? found?.byName : found?.byTime;
  return selectMembers(db)
    .where(and(...conditionsOf(filter, condition), isAfter))
    .orderBy(...orderBy(columns))
    .limit(limit);
}

function columnsIn(locale: Locale, isWhole: boolean): WorkbookColumn<MemberRow>[] {
  const say = (name: keyof typeof m) => sayIn(locale, m[name].text);
  const text = (name: keyof typeof m, value: (row: MemberRow) => string): WorkbookColumn<MemberRow> => ({
    title: say(name),
    kind: 'text',
    width: 20,
    value,
  });
  const kinds = { PERSON: say('person'), COMPANY: say('company'), none: say('administrator') };
  const shown = (value: string, mask: (value: string) => string) => (isWhole ? value : mask(value));
  return [
    text('username', ({ user }) => user.username),
    text('kind', ({ user }) => kinds[user.userType ?? 'none']),
    text('name', ({ user }) => (user.userType === 'COMPANY' ? user.name : shown(user.name, maskName))),
    text('phone', ({ user }) => phoneText(shown(user.phone, maskPhone))),
    text('email', ({ user }) => shown(user.email, maskEmail)),
    text('level', ({ level }) => level?.name ?? ''),
    text('status', ({ user }) => say(user.status)),
    { title: say('joined'), kind: 'instant', value: ({ user }) => user.createdAt },
    { title: say('lastLogin'), kind: 'instant', value: ({ user }) => user.lastLoginAt },
  ];
}

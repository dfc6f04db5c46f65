import { getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { InboxKind } from '@ieum/contract/inbox.enums.ts';
import type { Locale } from '@ieum/contract/messages/message.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { findWishes, queueMessage, type Wish } from '#messages/public.ts';
import { users } from '#users/tables.ts';
import { travels, type ParamsOf, type Travel } from './kinds.ts';
import { inboxItems, type InboxItemRow } from './tables.ts';
import { emailOf, smsOf } from './words.ts';

export interface TellDeps {
  /** The address of this installation, without a final slash. */
  publicUrl: string;
  /** Rings the bell of those who look at the product right now. */
  ring: (userIds: readonly string[]) => Promise<void>;
}

/** Something to tell somebody once: a second telling with the same key changes nothing. */
export type Telling = { [K in InboxKind]: Told<K> }[InboxKind];
interface Told<K extends InboxKind> {
  userId: string;
  kind: K;
  params: ParamsOf[K];
  link: string;
  key: string;
  /** The member whom the words name beside the reader. */
  aboutUserId: string | null;
  /** Where its SMS goes instead of the account's own phone. */
  phone?: string;
}

/** Tells those who do not know it yet: in the inbox at once, by e-mail and SMS as they chose. */
export async function tell(work: Work, deps: TellDeps, tellings: readonly Telling[]): Promise<void> {
  if (tellings.length === 0) return;
  const told = await work.db
    .insert(inboxItems)
    .values(tellings.map((telling) => rowOf(telling, work.now)))
    .onConflictDoNothing()
    .returning();
  ringLater(work, deps, told);
  await sendOut(work, deps, { told, tellings });
}

/** Tells something that grows, for example today's applicants: a larger count makes it new and unread again. */
export async function tellGrowing(
  work: Work,
  deps: TellDeps,
  telling: Extract<Telling, { params: { count: number } }>,
): Promise<void> {
  const count = sql`(${inboxItems.params}->>'count')::int`;
  const told = await work.db
    .insert(inboxItems)
    .values(rowOf(telling, work.now))
    .onConflictDoUpdate({
      target: [inboxItems.key, inboxItems.userId],
      set: { ...rowOf(telling, work.now), readAt: null },
      setWhere: lt(count, telling.params.count),
    })
    .returning({ ...getTableColumns(inboxItems), isFirst: sql<boolean>`(xmax = 0)` });
  // The bell rings for each, one message a day is enough.
  ringLater(work, deps, told);
  await sendOut(work, deps, { told: told.filter(({ isFirst }) => isFirst), tellings: [telling] });
}

const rowOf = ({ phone: _phone, ...row }: Telling, now: Date) => ({
  ...row,
  createdAt: now,
});

interface Sending {
  told: readonly InboxItemRow[];
  tellings: readonly Telling[];
}

async function sendOut(work: Work, deps: TellDeps, { told, tellings }: Sending) {
  const kinds = new Set(told.map(({ kind }) => kind));
  for (const kind of kinds) {
    const rows = told.filter((row) => row.kind === kind);
    if (travels[kind] !== 'NEVER') await send(work, deps, { rows, tellings, travel: travels[kind] });
  }
}

function ringLater(work: Work, { ring }: TellDeps, told: readonly InboxItemRow[]) {
  const userIds = told.map(({ userId }) => userId);
  if (userIds.length > 0) work.afterCommit(() => ring(userIds));
}

interface Kindred {
  rows: readonly InboxItemRow[];
  tellings: readonly Telling[];
  travel: Exclude<Travel, 'NEVER'>;
}

async function send(work: Work, { publicUrl }: TellDeps, { rows, tellings, travel }: Kindred) {
  const userIds = rows.map(({ userId }) => userId);
  const wishOf = await wishesOf(work, userIds, travel);
  const localeOf = await findLocales(work, userIds);
  for (const row of rows) {
    const { userId } = row;
    const { isEmailOn, isSmsOn } = wishOf(userId);
    const locale = localeOf(userId);
    const post = { publicUrl, item: row };
    const about = row.aboutUserId && { aboutUserId: row.aboutUserId };
    const common = { userId, ...about, topic: row.id, ...delayOf(row, work.now) };
    const phone = tellings.find((one) => one.userId === userId && one.key === row.key)?.phone;
    if (isEmailOn) await queueMessage(work, { ...common, channel: 'EMAIL', ...emailOf(post, locale) });
    if (isSmsOn)
      await queueMessage(work, {
        ...common,
        ...(phone && { to: phone }),
        channel: 'SMS',
        body: smsOf(post, locale),
      });
  }
}

/** A stage may be a slip of the hand: its message waits while the company can still take it back. */
const SLIP_SECONDS = 120;
const slippery: readonly InboxKind[] = [
  'APPLICATION_REVIEWING',
  'APPLICATION_MEETING',
  'APPLICATION_ACCEPTED',
];
const delayOf = ({ kind }: InboxItemRow, now: Date) =>
  slippery.includes(kind) ? { notBefore: addSeconds(now, SLIP_SECONDS) } : {};

async function wishesOf(
  { db }: Work,
  userIds: readonly string[],
  travel: Kindred['travel'],
): Promise<(userId: string) => Wish> {
  if (travel === 'ALWAYS') return () => ({ isEmailOn: true, isSmsOn: true });
  if (travel === 'EMAIL_ALWAYS') return () => ({ isEmailOn: true, isSmsOn: false });
  return findWishes(db, userIds, travel);
}

async function findLocales({ db }: Work, userIds: readonly string[]): Promise<(userId: string) => Locale> {
  const rows = await db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  const locales = new Map(rows.map(({ id, locale }) => [id, locale]));
  return (userId) => locales.get(userId) ?? 'ko';
}

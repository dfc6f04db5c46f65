import { getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { InboxKind } from '@ieum/contract/foundation/notifications/enums.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Work } from '#kit/context.ts';
import { findWishes, queueMessage, type Wish } from '#foundation/messages/public.ts';
import { users } from '#account/users/tables.ts';
import { travels, type ParamsOf, type Travel } from '../kinds.ts';
import { inboxItems, type InboxItemRow } from '../tables.ts';
import { emailOf, smsOf } from '../text.ts';

export interface NotifyDeps {
  /** The address of this installation, without a final slash. */
  publicUrl: string;
  /** Rings the bell of those who look at the product right now. */
  ring: (userIds: readonly string[]) => Promise<void>;
  /** When members may be told by themselves again; undefined while they may. */
  quietUntil: (now: Date) => Date | undefined;
}

/** Something to tell somebody once: a second telling with the same key changes nothing. */
export type Notification = { [K in InboxKind]: NotificationOf<K> }[InboxKind];
interface NotificationOf<K extends InboxKind> {
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

/** What answers an act of its reader at once, whatever the hour: they are awake and wait for it. */
const prompt: ReadonlySet<InboxKind> = new Set([
  'APPLICATION_RECEIVED',
  'ADVERTISING_AGREED',
  'ADVERTISING_REFUSED',
]);

/** When something is told: now, or where it must not disturb the night in the morning. */
const momentOf = (kind: InboxKind, { quietUntil }: NotifyDeps, now: Date): Date =>
  (prompt.has(kind) ? undefined : quietUntil(now)) ?? now;

/**
 * Tells those who do not know it yet: in the inbox and by e-mail and SMS as they chose. At night it is written down with
 * the time of the coming morning and comes to light then.
 */
export async function notify(
  work: Work,
  deps: NotifyDeps,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const told = await work.db
    .insert(inboxItems)
    .values(
      notifications.map((notification) => rowOf(notification, momentOf(notification.kind, deps, work.now))),
    )
    .onConflictDoNothing()
    .returning();
  refreshUnreadLater(work, deps, told);
  await sendOut(work, deps, { told, notifications });
}

/** Tells something that grows, for example today's applicants: a larger count makes it new and unread again. */
export async function notifyGrowing(
  work: Work,
  deps: NotifyDeps,
  notification: Extract<Notification, { params: { count: number } }>,
): Promise<void> {
  const count = sql`(${inboxItems.params}->>'count')::int`;
  const at = momentOf(notification.kind, deps, work.now);
  const isQuiet = at > work.now;
  const row = rowOf(notification, at);
  // What stands in the list already stays there by night.
  const shownAt = isQuiet ? { createdAt: inboxItems.createdAt } : {};
  const told = await work.db
    .insert(inboxItems)
    .values(row)
    .onConflictDoUpdate({
      target: [inboxItems.key, inboxItems.userId],
      set: { ...row, ...shownAt, readAt: null },
      setWhere: lt(count, notification.params.count),
    })
    .returning({ ...getTableColumns(inboxItems), isFirst: sql<boolean>`(xmax = 0)` });
  // The bell rings for each, one message a day is enough.
  if (!isQuiet) refreshUnreadLater(work, deps, told);
  await sendOut(work, deps, { told: told.filter(({ isFirst }) => isFirst), notifications: [notification] });
}

const rowOf = ({ phone: _phone, ...row }: Notification, createdAt: Date) => ({ ...row, createdAt });

interface Sending {
  told: readonly InboxItemRow[];
  notifications: readonly Notification[];
}

async function sendOut(work: Work, deps: NotifyDeps, { told, notifications }: Sending) {
  const kinds = new Set(told.map(({ kind }) => kind));
  for (const kind of kinds) {
    const rows = told.filter((row) => row.kind === kind);
    if (travels[kind] !== 'NEVER') await send(work, deps, { rows, notifications, travel: travels[kind] });
  }
}

function refreshUnreadLater(work: Work, { ring }: NotifyDeps, told: readonly InboxItemRow[]) {
  const userIds = told.flatMap(({ userId, createdAt }) => (createdAt > work.now ? [] : [userId]));
  if (userIds.length > 0) work.afterCommit(() => ring(userIds));
}

interface Kindred {
  rows: readonly InboxItemRow[];
  notifications: readonly Notification[];
  travel: Exclude<Travel, 'NEVER'>;
}

async function send(work: Work, { publicUrl }: NotifyDeps, { rows, notifications, travel }: Kindred) {
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
    const phone = notifications.find((one) => one.userId === userId && one.key === row.key)?.phone;
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

const delayOf = ({ createdAt }: InboxItemRow, now: Date) => (createdAt > now ? { notBefore: createdAt } : {});

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

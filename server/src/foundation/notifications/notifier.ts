import { and, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { withdrawMessages } from '#foundation/messages/public.ts';
import type { Work } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import type { Notification } from './define.ts';
import { deliver, type DeliveryDeps } from './delivery.ts';
import { inboxItems, type InboxItemRow } from './tables.ts';

/** The number of members notified in one transaction. */
export const NOTIFIED_AT_ONCE = 200;

interface Deps extends DeliveryDeps {
  /** Sends members' open pages the number of unread notifications. */
  refreshUnread: (userIds: readonly string[]) => Promise<void>;
  /** The end of the quiet hours; undefined outside them. */
  quietUntil: (now: Date) => Date | undefined;
}

/**
 * Notifies members in the inbox, and by e-mail and SMS as they chose. At night a notification is written with
 * the time of the coming morning and appears then.
 */
export interface Notifier {
  /** Notifies members who do not have a notification with the same key yet. */
  notify: (work: Work, notifications: readonly Notification[]) => Promise<void>;
  /**
   * Notifies of something that grows, for example today's applicants: a larger number, also `count` among its
   * params, makes it new and unread again.
   */
  notifyGrowing: (work: Work, notification: Notification, count: number) => Promise<void>;
  /**
   * Notifies many, `NOTIFIED_AT_ONCE` in each transaction: `list` returns the next members who are not
   * notified yet (`isNotNotified`).
   */
  notifyInRounds: (work: JobWork, list: () => Promise<Notification[]>) => Promise<void>;
  /**
   * Removes notifications that are no longer true, by key: unread items and messages that are still waiting.
   */
  withdraw: (work: Work, keys: readonly string[]) => Promise<void>;
}

export const createNotifier = (deps: Deps): Notifier => ({
  notify: (work, notifications) => notify(work, deps, notifications),
  notifyGrowing: (work, notification, count) => notifyGrowing(work, deps, { notification, count }),
  notifyInRounds: async (work, list) => {
    for (;;) {
      const notifications = await list();
      await work.transact((tx) => notify(tx, deps, notifications));
      if (notifications.length < NOTIFIED_AT_ONCE) return;
    }
  },
  withdraw: (work, keys) => withdraw(work, deps, keys),
});

const momentOf = ({ kind }: Notification, { quietUntil, findDefinition }: Deps, now: Date): Date =>
  (findDefinition(kind).isImmediate ? undefined : quietUntil(now)) ?? now;

async function notify(work: Work, deps: Deps, notifications: readonly Notification[]): Promise<void> {
  if (notifications.length === 0) return;
  const items = await work.db
    .insert(inboxItems)
    .values(notifications.map((one) => rowOf(one, momentOf(one, deps, work.now))))
    .onConflictDoNothing()
    .returning();
  refreshUnreadLater(work, deps, items);
  await deliver(work, deps, { items, notifications });
}

async function notifyGrowing(
  work: Work,
  deps: Deps,
  { notification, count }: { notification: Notification; count: number },
): Promise<void> {
  const countBefore = sql`(${inboxItems.params}->>'count')::int`;
  const at = momentOf(notification, deps, work.now);
  const isQuiet = at > work.now;
  const row = rowOf(notification, at);
  // At night an item that is already in the list stays at its time.
  const shownAt = isQuiet ? { createdAt: inboxItems.createdAt } : {};
  const items = await work.db
    .insert(inboxItems)
    .values(row)
    .onConflictDoUpdate({
      target: [inboxItems.key, inboxItems.userId],
      set: { ...row, ...shownAt, readAt: null },
      setWhere: lt(countBefore, count),
    })
    .returning({ ...getTableColumns(inboxItems), isFirst: sql<boolean>`(xmax = 0)` });
  // The unread count changes with each; one message a day is enough.
  if (!isQuiet) refreshUnreadLater(work, deps, items);
  await deliver(work, deps, { items: items.filter(({ isFirst }) => isFirst), notifications: [notification] });
}

const rowOf = ({ phone: _phone, channel: _channel, ...row }: Notification, createdAt: Date) => ({
  ...row,
  createdAt,
});

function refreshUnreadLater(work: Work, { refreshUnread }: Deps, items: readonly InboxItemRow[]) {
  const userIds = items.flatMap(({ userId, createdAt }) => (createdAt > work.now ? [] : [userId]));
  if (userIds.length > 0) work.afterCommit(() => refreshUnread(userIds));
}

async function withdraw(work: Work, { refreshUnread }: Deps, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const gone = await work.db
    .delete(inboxItems)
    .where(and(inArray(inboxItems.key, [...keys]), isNull(inboxItems.readAt)))
    .returning({ id: inboxItems.id, userId: inboxItems.userId });
  if (gone.length === 0) return;
  await withdrawMessages(
    work,
    gone.map(({ id }) => id),
  );
  work.afterCommit(() => refreshUnread(gone.map(({ userId }) => userId)));
}

import { and, inArray, isNull, sql } from 'drizzle-orm';
import { inboxChannel } from '@ieum/contract/foundation/notifications/socket.ts';
import type { LiveChannel, ServeChannel } from '#kit/socket/channel.ts';
import type { Db, Work } from '#kit/context.ts';
import { isDue } from './queries.ts';
import { inboxItems } from './tables.ts';

const roomOf = (userId: string) => `user:${userId}`;

/** The unread count on open pages: each member joins a separate room, and `refresh` sends the count there. */
export function createUnreadCount(db: Db, now: () => Date) {
  let live: LiveChannel<typeof inboxChannel> | undefined;

  function open(serve: ServeChannel) {
    live = serve(inboxChannel);
    live.on('join', { run: async ({ actor }, _, socketHandle) => socketHandle.join(roomOf(actor.userId)) });
    live.on('leave', { run: async ({ actor }, _, socketHandle) => socketHandle.leave(roomOf(actor.userId)) });
  }

  async function refresh(userIds: readonly string[]): Promise<void> {
    if (!live || userIds.length === 0) return;
    const unreadOf = await countUnreadOf({ db, now: now() }, userIds);
    for (const userId of new Set(userIds)) live.emit(roomOf(userId), 'arrived', { unread: unreadOf(userId) });
  }

  return { open, refresh };
}

async function countUnreadOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<(userId: string) => number> {
  const rows = await db
    .select({ userId: inboxItems.userId, unread: sql<number>`count(*)::int` })
    .from(inboxItems)
    .where(and(inArray(inboxItems.userId, [...userIds]), isNull(inboxItems.readAt), isDue(now)))
    .groupBy(inboxItems.userId);
  const counts = new Map(rows.map(({ userId, unread }) => [userId, unread]));
  return (userId) => Math.min(counts.get(userId) ?? 0, 10_000);
}

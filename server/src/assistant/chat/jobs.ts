import { asc, inArray, isNotNull, isNull, and, lt, or } from 'drizzle-orm';
import { CHAT_MEMBER_DAYS, CHAT_VISITOR_DAYS } from '@ieum/contract/assistant/chat/enums.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { chatRooms } from './tables.ts';

const DAY = 24 * 60 * 60;
const AT_ONCE = 200;

/** Deletes conversations whose retention period is over. */
export const chatJobs: Job[] = [
  {
    name: 'delete-old-conversations',
    cron: '40 4 * * *',
    transaction: 'manual',
    run: async ({ now, transact }) => {
      const isBefore = (days: number) => lt(chatRooms.lastMessageAt, addSeconds(now, -days * DAY));
      const isOver = or(
        and(isNull(chatRooms.userId), isBefore(CHAT_VISITOR_DAYS)),
        and(isNotNull(chatRooms.userId), isBefore(CHAT_MEMBER_DAYS)),
      );
      for (;;) {
        const deleted = await transact(async ({ db }) => {
          const rows = await db
            .select({ id: chatRooms.id })
            .from(chatRooms)
            .where(isOver)
            .orderBy(asc(chatRooms.lastMessageAt))
            .limit(AT_ONCE)
            .for('update');
          const ids = rows.map(({ id }) => id);
          await db.delete(chatRooms).where(inArray(chatRooms.id, ids));
          return rows.length;
        });
        if (deleted < AT_ONCE) return;
      }
    },
  },
];

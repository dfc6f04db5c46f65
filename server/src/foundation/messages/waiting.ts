import { sql } from 'drizzle-orm';
import { messageTexts as m } from '@ieum/contract/foundation/messages/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { addDays, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { messages } from './tables.ts';

const firstDay = (now: Date): string => addDays(seoulDay(now), -6);

/** Messages of the latest seven days that could not be sent. */
export const failedMessages: WaitingKind = {
  right: 'messages.read',
  name: m.waiting,
  link: (now) => `/console/messages?state=FAILED&from=${firstDay(now)}`,
  read: (db, now) => {
    const from = startOfSeoulDay(firstDay(now)).toISOString();
    return readWaiting(
      db,
      sql`select ${messages.createdAt} as at from ${messages}
        where ${messages.state} = 'FAILED' and ${messages.createdAt} >= ${from}::timestamptz
        order by ${messages.createdAt}`,
    );
  },
};

import { sql } from 'drizzle-orm';
import { moderationTexts as m } from '@ieum/contract/hiring/moderation/texts.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { isAnswered } from './queries.ts';

/** Hidden recruitments whose companies have answered; showing or hiding one again settles it. */
export const waitingAnswers: WaitingKind = {
  right: 'recruitments.read',
  name: m.waiting,
  link: () => '/console/recruitment/list?answered=true',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${recruitments.blockRepliedAt} as at from ${recruitments}
        where ${isAnswered} order by ${recruitments.blockRepliedAt}`,
    ),
};

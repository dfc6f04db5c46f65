import { sql } from 'drizzle-orm';
import { questionTexts as m } from '@ieum/contract/content/questions/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { questions } from './tables.ts';

/** Questions without an answer. */
export const waitingQuestions: WaitingKind = {
  right: 'support.read',
  name: m.waiting,
  link: () => '/console/center/questions?state=ANSWER_AWAITING',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${questions.createdAt} as at from ${questions}
        where ${questions.state} = 'ANSWER_AWAITING' order by ${questions.position}`,
    ),
};

import { sql } from 'drizzle-orm';
import { flagTexts as m } from '@ieum/contract/hiring/flags/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { flags } from './tables.ts';

/** Reports about recruitments and companies that nobody has decided on. */
export const waitingFlags: WaitingKind = {
  right: 'recruitments.read',
  name: m.waiting,
  link: () => '/console/recruitment/list?tab=flags&state=OPEN',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${flags.createdAt} as at from ${flags} where ${flags.state} = 'OPEN' order by ${flags.createdAt}`,
    ),
};

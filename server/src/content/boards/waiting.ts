import { sql } from 'drizzle-orm';
import { boardTexts as m } from '@ieum/contract/content/boards/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { commentReports } from './tables.ts';

/** Comments with a report that nobody has settled; a comment counts once. */
export const waitingReports: WaitingKind = {
  right: 'content.read',
  name: m.waiting,
  link: () => '/console/boards?reported=true',
  read: (db) =>
    readWaiting(
      db,
      sql`select min(${commentReports.createdAt}) as at from ${commentReports}
        where ${commentReports.state} = 'OPEN' group by ${commentReports.commentId} order by 1`,
    ),
};

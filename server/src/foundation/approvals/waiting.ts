import { sql } from 'drizzle-orm';
import { approvalTexts as m } from '@ieum/contract/foundation/approvals/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { approvalRequests as requests } from './tables.ts';

/** Requests for approval that are not decided. */
export const waitingApprovals: WaitingKind = {
  right: 'approvals.read',
  name: m.waiting,
  link: () => '/console/audit-logs?tab=approvals&state=PENDING',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${requests.createdAt} as at from ${requests}
        where ${requests.state} = 'PENDING' order by ${requests.createdAt}`,
    ),
};

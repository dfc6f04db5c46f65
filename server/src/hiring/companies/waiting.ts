import { sql } from 'drizzle-orm';
import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import { readWaiting } from '#kit/db/waiting.ts';
import type { WaitingKind } from '#module.ts';
import { companies } from './tables.ts';

/** Companies whose approval is not decided. */
export const waitingCompanies: WaitingKind = {
  right: 'members.read',
  name: m.waiting,
  link: () => '/console/users',
  read: (db) =>
    readWaiting(
      db,
      sql`select ${companies.submittedAt} as at from ${companies}
        where ${companies.approval} = 'PENDING' and ${companies.userId} is not null
          and ${companies.withdrawnAt} is null
        order by ${companies.submittedAt}`,
    ),
};

import { and, eq } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { closesIn, deadlineKey, reminderColumns } from '#hiring/recruitments/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import {
  isNotNotified,
  NOTIFIED_AT_ONCE,
  type Notification,
  type Notifier,
} from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { applications } from '../tables.ts';
import { draftClosing } from './definitions.ts';

/** Reminds each morning of drafts whose recruitment closes tomorrow. */
export const remindOfDrafts = (work: JobWork, { notifyInRounds }: Notifier): Promise<void> =>
  notifyInRounds(work, () => listDraftsClosing(work));

async function listDraftsClosing({ db, now }: Pick<Work, 'db' | 'now'>): Promise<Notification[]> {
  const key = deadlineKey(draftClosing.kind);
  const rows = await db
    .select(reminderColumns(key))
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .innerJoin(users, eq(users.id, applications.personId))
    .where(
      and(
        eq(applications.status, 'ON_WRITING'),
        eq(users.status, 'ACTIVE'),
        closesIn(now, 1),
        isNotNotified(db, key),
      ),
    )
    .limit(NOTIFIED_AT_ONCE);
  return rows.map(({ recruitmentId, subject, company, ...facts }) =>
    draftClosing({
      ...facts,
      params: { company, subject },
      link: `/recruitments/${recruitmentId}?apply=resume`,
    }),
  );
}

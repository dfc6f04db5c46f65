import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import {
  bookmarkNotificationTexts as texts,
  bookmarkNotificationTitles as titles,
} from '@ieum/contract/hiring/bookmarks/notification-texts.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { closesIn, deadlineKey, reminderColumns } from '#hiring/recruitments/public.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import {
  isNotNotified,
  NOTIFIED_AT_ONCE,
  notificationsWith,
  type Notification,
  type Notifier,
} from '#foundation/notifications/public.ts';
import type { Db, Work } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { bookmarks } from './tables.ts';

const closing = notificationsWith(titles, texts)<{ company: string; subject: string; days: number }>(
  'LIKE_CLOSING',
  { delivery: 'DEADLINE' },
);

export const bookmarkNotifications = [closing];

const REMINDED_DAYS = [3, 1] as const;

/** Reminds each morning of bookmarked recruitments that close in three days or tomorrow. */
export async function remindOfDeadlines(work: JobWork, { notifyInRounds }: Notifier): Promise<void> {
  for (const days of REMINDED_DAYS) await notifyInRounds(work, () => listBookmarkedClosing(work, days));
}

async function listBookmarkedClosing(
  { db, now }: Pick<Work, 'db' | 'now'>,
  days: number,
): Promise<Notification[]> {
  const key = deadlineKey(`LIKE_CLOSING_${days}`);
  const rows = await db
    .select(reminderColumns(key))
    .from(bookmarks)
    .innerJoin(recruitments, eq(recruitments.id, bookmarks.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .innerJoin(users, eq(users.id, bookmarks.userId))
    .where(
      and(
        eq(bookmarks.type, 'RECRUITMENT'),
        eq(users.status, 'ACTIVE'),
        closesIn(now, days),
        notExists(hasApplied(db, days)),
        isNotNotified(db, key),
      ),
    )
    .limit(NOTIFIED_AT_ONCE);
  return rows.map(({ recruitmentId, subject, company, ...facts }) =>
    closing({ ...facts, params: { company, subject, days }, link: `/recruitments/${recruitmentId}` }),
  );
}

/** The application of the query's member; on the last day a draft has a reminder of its own. */
const hasApplied = (db: Db, days: number) =>
  db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.recruitmentId, recruitments.id),
        eq(applications.personId, users.id),
        inArray(
          applications.status,
          days === 1 ? ['IS_APPLIED', 'ON_RECRUIT', 'ON_WRITING'] : ['IS_APPLIED', 'ON_RECRUIT'],
        ),
      ),
    );

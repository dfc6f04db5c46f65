import { and, eq, gte, inArray, isNotNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import type { Db } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { users } from '#account/users/tables.ts';
import { inboxItems } from './tables.ts';
import { notify, type NotifyDeps, type Notification } from './notify/notify.ts';

const LIKE_DAYS = [3, 1] as const;
const AT_ONCE = 200;

/** Each morning: liked recruitments that close in three days or tomorrow, and drafts that must leave by tomorrow. */
export async function remindOfDeadlines(work: JobWork, deps: NotifyDeps): Promise<void> {
  for (const days of LIKE_DAYS)
    await inRounds(work, deps, () => listBookmarkedClosing(work.db, closingIn(work.now, days), days));
  await inRounds(work, deps, () => listDraftsClosing(work.db, closingIn(work.now, 1)));
}

/** Whoever was told drops out of the next question, so the rounds end when all were. */
async function inRounds(work: JobWork, deps: NotifyDeps, listWaiting: () => Promise<Notification[]>) {
  for (;;) {
    const notifications = await listWaiting();
    await work.transact((tx) => notify(tx, deps, notifications));
    if (notifications.length < AT_ONCE) return;
  }
}

/** Recruitments taking applications whose last Seoul day is so many days away. */
const closingIn = (now: Date, days: number): SQL | undefined => {
  const today = seoulDay(now);
  return and(
    eq(recruitments.publicState, 'ON_GOING'),
    isNotNull(recruitments.publishedAt),
    eq(recruitments.isOpenHiring, false),
    gte(recruitments.endsAt, startOfSeoulDay(today, days)),
    lt(recruitments.endsAt, startOfSeoulDay(today, days + 1)),
  );
};

const facts = {
  userId: users.id,
  recruitmentId: recruitments.id,
  subject: recruitments.subject,
  company: companies.name,
  aboutUserId: companies.userId,
};

/** The key names the end too: a deadline that moved is worth another reminder. */
const keyOf = (kind: string) =>
  sql<string>`${`${kind} `} || ${recruitments.id} || ' ' || extract(epoch from ${recruitments.endsAt})::bigint`;

const isUntold = (db: Db, key: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(inboxItems)
      .where(and(eq(inboxItems.key, key), eq(inboxItems.userId, users.id))),
  );

async function listBookmarkedClosing(
  db: Db,
  isClosing: SQL | undefined,
  days: number,
): Promise<Notification[]> {
  const key = keyOf(`LIKE_CLOSING_${days}`);
  const hasApplied = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.recruitmentId, recruitments.id),
        eq(applications.personId, users.id),
        // A draft is reminded of by itself on the last day.
        inArray(
          applications.status,
          days === 1 ? ['IS_APPLIED', 'ON_RECRUIT', 'ON_WRITING'] : ['IS_APPLIED', 'ON_RECRUIT'],
        ),
      ),
    );
  const rows = await db
    .select({ ...facts, key })
    .from(bookmarks)
    .innerJoin(recruitments, eq(recruitments.id, bookmarks.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .innerJoin(users, eq(users.id, bookmarks.userId))
    .where(
      and(
        eq(bookmarks.type, 'RECRUITMENT'),
        eq(users.status, 'ACTIVE'),
        isClosing,
        notExists(hasApplied),
        isUntold(db, key),
      ),
    )
    .limit(AT_ONCE);
  return rows.map(({ userId, recruitmentId, subject, company, aboutUserId, key: known }) => ({
    userId,
    kind: 'LIKE_CLOSING',
    params: { company, subject, days },
    link: `/recruitments/${recruitmentId}`,
    key: known,
    aboutUserId,
  }));
}

async function listDraftsClosing(db: Db, isClosing: SQL | undefined): Promise<Notification[]> {
  const key = keyOf('DRAFT_CLOSING');
  const rows = await db
    .select({ ...facts, key })
    .from(applications)
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .innerJoin(users, eq(users.id, applications.personId))
    .where(
      and(eq(applications.status, 'ON_WRITING'), eq(users.status, 'ACTIVE'), isClosing, isUntold(db, key)),
    )
    .limit(AT_ONCE);
  return rows.map(({ userId, recruitmentId, subject, company, aboutUserId, key: known }) => ({
    userId,
    kind: 'DRAFT_CLOSING',
    params: { company, subject },
    link: `/recruitments/${recruitmentId}?apply=resume`,
    key: known,
    aboutUserId,
  }));
}

import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { createNotifier } from '#foundation/notifications/notifier.ts';
import type { FindDefinition, Notifier } from '#foundation/notifications/public.ts';
import {
  notifyProgress,
  notifyReceived,
  notifyViewed,
} from '#hiring/applications/notifications/notify-applicant.ts';
import { notifyNewApplicant } from '#hiring/applications/notifications/notify-company.ts';
import { remindOfDrafts } from '#hiring/applications/notifications/remind-of-drafts.ts';
import { remindOfDeadlines } from '#hiring/bookmarks/remind-of-deadlines.ts';
import { notifyWaiting } from '#hiring/companies/notifications.ts';
import type { Db, Work } from '#kit/context.ts';
import type { SeededCompany, SeededPerson } from './accounts.ts';
import { at } from './demo-context.ts';

const nothing = async () => undefined;
const workAt = (db: Db, now: Date): Work => ({
  db,
  now,
  emit: nothing,
  publish: () => undefined,
  afterCommit: () => undefined,
});

interface InboxInput {
  publicUrl: string;
  findDefinition: FindDefinition;
  companies: readonly SeededCompany[];
  persons: readonly SeededPerson[];
  now: Date;
}

/** Notifies the published accounts of past events; notifications older than a day are read. */
export async function seedInbox(db: Db, input: InboxInput): Promise<void> {
  const { publicUrl, findDefinition, now } = input;
  const notifier = createNotifier({
    publicUrl,
    findDefinition,
    refreshUnread: nothing,
    quietUntil: () => undefined,
  });
  await notifyPast(db, notifier, input);
  for (const { id, submittedAt } of await listWaiting(db))
    await notifyWaiting(workAt(db, submittedAt), notifier, { companyId: id, isAgain: false });
  const morning = workAt(db, at(now, 0, -1));
  const job = { ...morning, transact: <T>(run: (work: Work) => Promise<T>) => run(morning) };
  await remindOfDeadlines(job, notifier);
  await remindOfDrafts(job, notifier);
  await db
    .update(inboxItems)
    .set({ readAt: inboxItems.createdAt })
    .where(and(isNull(inboxItems.readAt), lt(inboxItems.createdAt, at(now, -1))));
}

async function notifyPast(db: Db, notifier: Notifier, input: InboxInput) {
  const played = await db
    .select()
    .from(applications)
    .where(
      or(
        inArray(applications.personId, idsOf(input.persons, 'person')),
        inArray(
          applications.companyId,
          input.companies.filter(({ username }) => username === 'company').map(({ companyId }) => companyId),
        ),
      ),
    )
    .orderBy(desc(applications.appliedAt));
  const own = new Set(idsOf(input.persons, 'person'));
  for (const { id, personId, appliedAt, viewedAt, stagedAt, stage, notice } of played) {
    if (!appliedAt) continue;
    await notifyNewApplicant(workAt(db, appliedAt), notifier, id);
    if (!own.has(personId)) continue;
    await notifyReceived(workAt(db, appliedAt), notifier, id);
    if (viewedAt) await notifyViewed(workAt(db, viewedAt), notifier, id);
    if (stage)
      await notifyProgress(workAt(db, stagedAt ?? appliedAt), notifier, {
        applicationId: id,
        to: stage,
        notice,
      });
  }
}

const idsOf = (persons: readonly SeededPerson[], wanted: string) =>
  persons.filter(({ username }) => username === wanted).map(({ userId }) => userId);

const listWaiting = (db: Db) =>
  db
    .select({ id: companies.id, submittedAt: companies.submittedAt })
    .from(companies)
    .where(eq(companies.approval, 'PENDING'));

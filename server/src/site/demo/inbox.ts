import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { inboxItems } from '#foundation/notifications/tables.ts';
import { remindOfDeadlines } from '#foundation/notifications/remind.ts';
import { notifyWaiting } from '#foundation/notifications/notify/notify-administrators.ts';
import {
  notifyProgress,
  notifyReceived,
  notifyViewed,
} from '#foundation/notifications/notify/notify-applicant.ts';
import { notifyNewApplicant } from '#foundation/notifications/notify/notify-company.ts';
import type { NotifyDeps } from '#foundation/notifications/notify/notify.ts';
import type { Db, Work } from '#kit/context.ts';
import type { SeededCompany, SeededPerson } from './accounts.ts';
import { at } from './play.ts';

const nothing = async () => undefined;
const workAt = (db: Db, now: Date): Work => ({ db, now, emit: nothing, afterCommit: () => undefined });

interface Cast {
  publicUrl: string;
  companies: readonly SeededCompany[];
  persons: readonly SeededPerson[];
  now: Date;
}

/** Tells the accounts anybody may try what happened to them so far; what is older than a day was read. */
export async function seedInbox(db: Db, cast: Cast): Promise<void> {
  const { publicUrl, now } = cast;
  const deps: NotifyDeps = { publicUrl, ring: nothing, quietUntil: () => undefined };
  await notifyPast(db, deps, cast);
  for (const { id, submittedAt } of await listWaiting(db))
    await notifyWaiting(workAt(db, submittedAt), deps, { companyId: id, isAgain: false });
  const morning = workAt(db, at(now, 0, -1));
  await remindOfDeadlines({ ...morning, transact: (run) => run(morning) }, deps);
  await db
    .update(inboxItems)
    .set({ readAt: inboxItems.createdAt })
    .where(and(isNull(inboxItems.readAt), lt(inboxItems.createdAt, at(now, -1))));
}

async function notifyPast(db: Db, deps: NotifyDeps, cast: Cast) {
  const played = await db
    .select()
    .from(applications)
    .where(
      or(
        inArray(applications.personId, idsOf(cast.persons, 'person')),
        inArray(
          applications.companyId,
          cast.companies.filter(({ username }) => username === 'company').map(({ companyId }) => companyId),
        ),
      ),
    )
    .orderBy(desc(applications.appliedAt));
  const own = new Set(idsOf(cast.persons, 'person'));
  for (const { id, personId, appliedAt, viewedAt, stagedAt, stage, notice } of played) {
    if (!appliedAt) continue;
    await notifyNewApplicant(workAt(db, appliedAt), deps, id);
    if (!own.has(personId)) continue;
    await notifyReceived(workAt(db, appliedAt), deps, id);
    if (viewedAt) await notifyViewed(workAt(db, viewedAt), deps, id);
    if (stage)
      await notifyProgress(workAt(db, stagedAt ?? appliedAt), deps, { applicationId: id, to: stage, notice });
  }
}

const idsOf = (persons: readonly SeededPerson[], wanted: string) =>
  persons.filter(({ username }) => username === wanted).map(({ userId }) => userId);

const listWaiting = (db: Db) =>
  db
    .select({ id: companies.id, submittedAt: companies.submittedAt })
    .from(companies)
    .where(eq(companies.approval, 'PENDING'));

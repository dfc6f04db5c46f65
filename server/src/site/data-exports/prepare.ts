import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { EXPORT_HOURS } from '@ieum/contract/site/data-exports/enums.ts';
import { discardLater } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { CollectedSection, CollectionSubject } from '#kit/data-collection.ts';
import type { Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import type { Storage } from '#platform/files/storage.ts';
import { archiveOf } from './archive.ts';
import { ready } from './notifications.ts';
import { dataExports, type DataExportRow } from './tables.ts';

export interface ExportDeps {
  storage: Storage;
  notifier: Notifier;
  sections: () => readonly CollectedSection[];
}

const HOUR = 60 * 60;
/** Longer than all retries of the job. */
const PREPARED_WITHIN = 6 * HOUR;
const AT_ONCE = 200;

/** Writes an archive and notifies its member; does nothing when another attempt has finished it. */
export async function prepareExport(work: JobWork, deps: ExportDeps, id: string): Promise<void> {
  const claimed = await claim(work, id);
  if (!claimed) return;
  const { row, storageKey } = claimed;
  const subject = await subjectOf(work.db, row);
  const archive = archiveOf(work, subject, deps.sections());
  const size = await deps.storage.put(storageKey, archive, 'application/zip');
  const isReady = await work.transact((tx) => finish(tx, deps.notifier, { id, storageKey, size }));
  if (!isReady) await deps.storage.remove(storageKey);
}

/**
 * Stores where this attempt writes before it does, so that no archive is left behind when the process is
 * killed; what an earlier attempt wrote is deleted.
 */
const claim = (work: JobWork, id: string) =>
  work.transact(async (tx) => {
    const isWaiting = and(eq(dataExports.id, id), eq(dataExports.state, 'PREPARING'));
    const [row] = await tx.db.select().from(dataExports).where(isWaiting).for('update');
    if (!row) return undefined;
    const storageKey = `exports/${newId()}`;
    await tx.db.update(dataExports).set({ storageKey }).where(isWaiting);
    if (row.storageKey) await discardLater(tx, [row.storageKey]);
    return { row, storageKey };
  });

async function subjectOf(db: Db, { userId, locale }: DataExportRow): Promise<CollectionSubject> {
  const [company] = await db.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  return { userId, companyId: company?.id ?? null, locale };
}

interface WrittenArchive {
  id: string;
  storageKey: string;
  size: number;
}

async function finish(
  work: Work,
  { notify }: Notifier,
  { id, storageKey, size }: WrittenArchive,
): Promise<boolean> {
  const { state } = dataExports;
  const isOurs = and(eq(dataExports.id, id), eq(state, 'PREPARING'), eq(dataExports.storageKey, storageKey));
  const expiresAt = addSeconds(work.now, EXPORT_HOURS * HOUR);
  const [row] = await work.db
    .update(dataExports)
    .set({ state: 'READY', size, expiresAt })
    .where(isOurs)
    .returning();
  if (!row) return false;
  await notify(work, [ready(row)]);
  return true;
}

/** Removes archives whose time is over, and gives up those that could not be written. */
export async function endExports({ now, transact }: JobWork): Promise<void> {
  const isOver = and(eq(dataExports.state, 'READY'), lte(dataExports.expiresAt, now));
  await endAll(transact, { where: isOver, state: 'EXPIRED' });
  const isStuck = lt(dataExports.requestedAt, addSeconds(now, -PREPARED_WITHIN));
  await endAll(transact, { where: and(eq(dataExports.state, 'PREPARING'), isStuck), state: 'FAILED' });
}

interface ExportsToEnd {
  where: ReturnType<typeof and>;
  state: 'EXPIRED' | 'FAILED';
}

async function endAll(transact: JobWork['transact'], { where, state }: ExportsToEnd): Promise<void> {
  for (;;) {
    const ended = await transact(async (tx) => {
      const rows = await tx.db
        .select({ id: dataExports.id, storageKey: dataExports.storageKey })
        .from(dataExports)
        .where(where)
        .orderBy(asc(dataExports.requestedAt))
        .limit(AT_ONCE)
        .for('update');
      for (const { id } of rows)
        await tx.db
          .update(dataExports)
          .set({ state, storageKey: null, size: null })
          .where(eq(dataExports.id, id));
      await discardLater(
        tx,
        rows.flatMap(({ storageKey }) => storageKey ?? []),
      );
      return rows.length;
    });
    if (ended < AT_ONCE) return;
  }
}

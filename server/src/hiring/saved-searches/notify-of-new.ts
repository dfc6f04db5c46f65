import { readFilters, type CountCache } from '#hiring/recruitments/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { addSeconds, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { notificationOf, type NewRecruitments } from './notifications.ts';
import { listWaiting, listWaitingPersons, setSeen } from './queries.ts';
import type { SavedSearchRow } from './tables.ts';
import { readWritten } from './wire.ts';

export interface NotifyDeps {
  notifier: Notifier;
  counts: CountCache;
}

/** A recruitment that is being published has its moment already, but cannot be counted yet. */
const UNSETTLED_SECONDS = 60;

/**
 * Notifies each person once a day of what was published in their searches since the last time. A search that
 * was looked at today waits for tomorrow, so a second run on one day finds none.
 */
export async function notifyOfNew(work: JobWork, deps: NotifyDeps): Promise<void> {
  const before = startOfSeoulDay(seoulDay(work.now));
  const persons = readInBatches<string>((last, limit) =>
    listWaitingPersons(work.db, before, { last, limit }),
  );
  for await (const userId of persons) await notifyPerson(work, deps, { userId, before });
}

interface Reader {
  userId: string;
  /** The beginning of this day. */
  before: Date;
}

/** Counts first, because the counts are read outside of the transaction. */
async function notifyPerson(work: JobWork, { notifier, counts }: NotifyDeps, reader: Reader): Promise<void> {
  const { now } = work;
  const until = addSeconds(now, -UNSETTLED_SECONDS);
  const found: (NewRecruitments & { id: string })[] = [];
  for (const search of await listWaiting(work.db, reader)) {
    const count = await countNew(counts, search, { until, now });
    found.push({ id: search.id, name: search.name, ...count });
  }
  await work.transact(async (tx) => {
    const seen = await setSeen(tx.db, reader, { ids: found.map(({ id }) => id), until });
    const [first, ...others] = found.filter(({ id, count }) => count > 0 && seen.has(id));
    if (!first) return;
    const notification = notificationOf(reader.userId, seoulDay(now), [first, ...others]);
    await notifier.notify(tx, [notification]);
  });
}

/** How many recruitments were published since the search was last looked at. */
async function countNew(
  counts: CountCache,
  { filter, seenUntil }: SavedSearchRow,
  { until, now }: { until: Date; now: Date },
) {
  const filters = readWritten(filter);
  if (!filters) return { count: 0 };
  return counts.count({ ...readFilters(filters, now), published: { after: seenUntil, until } }, now);
}

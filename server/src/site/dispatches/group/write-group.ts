import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import { queueCopies } from '#foundation/messages/public.ts';
import { messages } from '#foundation/messages/tables.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { BATCH } from '#kit/db/read-in-batches.ts';
import { one } from '#kit/db/rows.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job, JobWork } from '#kit/jobs/jobs.ts';
import { contentFor } from '../addressees.ts';
import { groupDispatched } from '../events.ts';
import { listPart } from './group.ts';
import { dispatches, type DispatchRow } from '../tables.ts';

/** Writes the messages to groups; the second job continues what a crash interrupted. */
export const dispatchJobs: Job[] = [
  jobOn(groupDispatched, {
    name: 'write-group-messages',
    transaction: 'manual',
    run: (work, { dispatchId }) => writeGroup(work, dispatchId),
  }),
  {
    name: 'resume-group-messages',
    cron: '*/10 * * * *',
    transaction: 'manual',
    run: async (work) => {
      for (const id of await listInterrupted(work)) await writeGroup(work, id);
    },
  },
];

const INTERRUPTED_SECONDS = 10 * 60;
const RESUMED_AT_ONCE = 20;

async function listInterrupted({ db, now }: JobWork): Promise<string[]> {
  const isOld = lt(dispatches.createdAt, addSeconds(now, -INTERRUPTED_SECONDS));
  const rows = await db
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(and(isNotNull(dispatches.plan), isOld))
    .orderBy(asc(dispatches.createdAt))
    .limit(RESUMED_AT_ONCE);
  return rows.map(({ id }) => id);
}

/**
 * Writes the messages of a group in batches, each in a transaction that also records how far it came: run
 * twice, or again after a crash, it continues where the last batch ended.
 */
async function writeGroup({ transact }: JobWork, dispatchId: string): Promise<void> {
  for (;;) {
    const hasMore = await transact((work) => writeBatch(work, dispatchId));
    if (!hasMore) return;
  }
}

async function writeBatch(work: Work, dispatchId: string): Promise<boolean> {
  // The lock lets two runs, and a stop, wait for each other.
  const [row] = await work.db
    .select()
    .from(dispatches)
    .where(and(eq(dispatches.id, dispatchId), isNotNull(dispatches.plan)))
    .for('update');
  if (!row?.plan) return false;
  const { channel, plan, writtenUntil, createdAt } = row;
  const part = { after: writtenUntil, until: createdAt, limit: BATCH };
  const accounts = await listPart(work.db, { channel, group: plan.group }, part);
  const purpose = plan.isAdvertising ? 'ADVERTISING' : 'SERVICE';
  const written = { channel, ...plan };
  const contentOf = (account: (typeof accounts)[number]) => contentFor(written, account);
  await queueCopies(work, { contentOf, purpose, dispatchId }, accounts);
  const last = accounts.at(-1);
  if (!last || accounts.length < BATCH) return finish(work, row);
  const isHere = eq(dispatches.id, dispatchId);
  await work.db.update(dispatches).set({ writtenUntil: last.id }).where(isHere);
  return true;
}

/** The number of recipients becomes the true one: the group may have changed while it was written. */
async function finish({ db }: Work, { id }: DispatchRow): Promise<false> {
  const addresseeCount = await countWritten(db, id);
  await db.update(dispatches).set({ plan: null, addresseeCount }).where(eq(dispatches.id, id));
  return false;
}

/** How many messages of a dispatch are written. */
export async function countWritten(db: Work['db'], dispatchId: string): Promise<number> {
  const rows = await db.select({ count: count() }).from(messages).where(eq(messages.dispatchId, dispatchId));
  return one(rows).count;
}

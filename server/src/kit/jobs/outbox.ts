import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DomainEvent, Db } from '../context.ts';
import { id, instant } from '../db/columns.ts';
import { idOf, newId } from '../db/ids.ts';

/** Emitted events, stored in the transaction that caused them and turned into jobs afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Its jobs do not run before this time. */
    notBefore: instant('not_before'),
    createdAt: instant('created_at').notNull().defaultNow(),
    drainedAt: instant('drained_at'),
  },
  (table) => [index('outbox_waiting').on(table.createdAt).where(isNull(table.drainedAt))],
);

/** Connects a kind of event to a job; `job` names the queue that runs it, at least once. */
export interface Subscription {
  event: string;
  job: string;
}

interface Task {
  payload: Record<string, unknown>;
  jobId: string;
  notBefore: Date | null;
}

type Send = (job: string, task: Task) => Promise<void>;

/** Writes events into the transaction that caused them. */
export async function recordEvents(db: Db, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db.insert(outbox).values(events.map((event) => ({ id: newId(), ...event })));
}

/** The rows that one drain takes; fewer mean that none are left. */
export const DRAINED_AT_ONCE = 100;

/**
 * Turns waiting outbox rows into jobs; a row sent twice makes one job, because its id is derived from the
 * row.
 */
export async function drainOutbox(
  db: Db,
  subscriptions: readonly Subscription[],
  send: Send,
): Promise<number> {
  const waiting = await db
    .select()
    .from(outbox)
    .where(isNull(outbox.drainedAt))
    .orderBy(asc(outbox.createdAt))
    .limit(DRAINED_AT_ONCE);
  for (const row of waiting) {
    const interested = subscriptions.filter((one) => one.event === row.type);
    const { payload, notBefore } = row;
    for (const { job } of interested) await send(job, { payload, jobId: idOf(row.id, job), notBefore });
  }
  if (waiting.length > 0) {
    const ids = waiting.map((row) => row.id);
    await db
      .update(outbox)
      .set({ drainedAt: sql`now()` })
      .where(inArray(outbox.id, ids));
  }
  return waiting.length;
}

/** Deletes rows that were drained more than seven days ago. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from outbox where drained_at < now() - interval '7 days'`);
}

import { inArray, lt, sql } from 'drizzle-orm';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Caller, Db } from '#kit/context.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { createSessionBound } from '#platform/limits/session-bound.ts';
import type { Publishable } from './publishable.ts';
import { contentViews } from './tables.ts';

interface View {
  kind: ContentKind;
  rowId: string;
  at: Date;
}
type SessionView = View & { session: string };

interface Deps {
  db: Db;
  secrets: Secrets;
  publishables: () => readonly Publishable[];
  onError: (error: unknown) => void;
}

/**
 * Counts views of content once per session, row and Seoul day, written once a second: only for sessions that
 * the server issued, and at most a fixed number for one network.
 */
export function createViewCounter({ db, secrets, publishables, onError }: Deps) {
  const writer = createBufferedWriter<SessionView>((seen) => writeViews(db, publishables(), seen), onError);
  const isWithinBound = createSessionBound();
  return {
    add: (view: View, { session, address }: Pick<Caller, 'session' | 'address'>): void => {
      if (session === undefined || !isIssuedId(secrets, session)) return;
      const key = [seoulDay(view.at), view.rowId, networkOf(address)].join(' ');
      if (isWithinBound(key, session)) writer.add({ ...view, session });
    },
    flush: writer.flush,
    stop: writer.stop,
  };
}
export type ViewCounter = Pick<ReturnType<typeof createViewCounter>, 'add'>;

async function writeViews(db: Db, publishables: readonly Publishable[], seen: readonly SessionView[]) {
  const rows = seen.map(({ kind, rowId, session, at }) => ({ kind, rowId, session, day: seoulDay(at) }));
  const fresh = await db.insert(contentViews).values(rows).onConflictDoNothing().returning();
  for (const { kind, table, columns } of publishables) {
    const ids = fresh.filter((row) => row.kind === kind).map(({ rowId }) => rowId);
    if (ids.length === 0 || !columns.hits) continue;
    const counted = sql`(select count(*)::int from unnest(${sql.param(ids)}::uuid[]) as seen(id) where seen.id = ${columns.id})`;
    await db
      .update(table)
      .set({ hits: sql`${columns.hits} + ${counted}` })
      .where(inArray(columns.id, ids));
  }
}

/** Deletes the sessions of days that are over; only today's are compared. */
export const dropOldViews: Job = {
  name: 'drop-content-views',
  cron: '20 4 * * *',
  transaction: 'write',
  run: async ({ db, now }) => {
    await db.delete(contentViews).where(lt(contentViews.day, addDays(seoulDay(now), -1)));
  },
};

import { sql } from 'drizzle-orm';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { createSessionBound } from '#platform/limits/session-bound.ts';
import { recruitmentDays, recruitments, recruitmentViews } from '../tables.ts';

/** One view of a recruitment by a browser session. */
export interface View {
  recruitmentId: string;
  session: string;
  at: Date;
}

interface Deps {
  db: Db;
  secrets: Secrets;
  onError: (error: unknown) => void;
}

/**
 * Counts views once per session, recruitment and Seoul day, written once a second: only for sessions that the
 * server issued, and at most a fixed number for one network.
 */
export function createViews({ db, secrets, onError }: Deps) {
  const writer = createBufferedWriter<View>((seen) => writeViews(db, seen), onError);
  const isWithinBound = createSessionBound();
  return {
    add: (view: View, address: string) => {
      const { recruitmentId, session, at } = view;
      const key = [seoulDay(at), recruitmentId, networkOf(address)].join(' ');
      if (isIssuedId(secrets, session) && isWithinBound(key, session)) writer.add(view);
    },
    flush: writer.flush,
    stop: writer.stop,
  };
}
export type Views = ReturnType<typeof createViews>;

async function writeViews(db: Db, seen: readonly View[]): Promise<void> {
  const days = seen.map(({ at }) => seoulDay(at));
  const ids = sql.param(seen.map(({ recruitmentId }) => recruitmentId));
  const sessions = sql.param(seen.map(({ session }) => session));
  await db.execute(sql`
    with seen as (
      select distinct s.recruitment_id, s.day, s.session
      from unnest(${ids}::uuid[], ${sql.param(days)}::date[], ${sessions}::text[]) as s(recruitment_id, day, session)
      join ${recruitments} r on r.id = s.recruitment_id
    ), fresh as (
      insert into ${recruitmentViews} (recruitment_id, day, session) select recruitment_id, day, session from seen
      on conflict do nothing returning recruitment_id, day
    ), counted as (
      select recruitment_id, day, count(*)::int as n from fresh group by recruitment_id, day
    ), by_day as (
      insert into ${recruitmentDays} as d (recruitment_id, day, hits)
      select recruitment_id, day, n from counted order by recruitment_id, day
      on conflict (recruitment_id, day) do update set hits = d.hits + excluded.hits
    )
    update ${recruitments} r set hits = r.hits + t.n
    from (select recruitment_id, sum(n)::int as n from counted group by recruitment_id) t
    where r.id = t.recruitment_id`);
}

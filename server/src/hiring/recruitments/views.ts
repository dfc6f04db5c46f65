import { sql } from 'drizzle-orm';
import { createBufferedWriter } from '#kit/jobs/buffered-writer.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import { isIssuedId, type Secrets } from '#platform/crypto.ts';
import { networkOf } from '#platform/limits/networks.ts';
import { recruitmentDays, recruitments, recruitmentViews } from './tables.ts';

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

/** A company's people and a household share an address; further sessions of one network count no views. */
const SESSIONS_OF_A_NETWORK = 30;
/** How many recruitments and networks of a day this process remembers. */
const MOST_PAIRS = 20_000;

/**
 * Counts views once per session, recruitment and Seoul day, written once a second: only for sessions that the
 * server issued, and at most a fixed number for one network.
 */
export function createViews({ db, secrets, onError }: Deps) {
  const writer = createBufferedWriter<View>((seen) => writeViews(db, seen), onError);
  const isWithinBound = createBound();
  return {
    add: (view: View, address: string) => {
      if (isIssuedId(secrets, view.session) && isWithinBound(view, networkOf(address))) writer.add(view);
    },
    flush: writer.flush,
    stop: writer.stop,
  };
}
export type Views = ReturnType<typeof createViews>;

/**
 * Remembers the sessions of each network that viewed a recruitment on a day; those unseen for longest are
 * dropped first.
 */
function createBound() {
  const sessionsOf = new Map<string, Set<string>>();
  return ({ recruitmentId, session, at }: View, network: string): boolean => {
    const key = [seoulDay(at), recruitmentId, network].join(' ');
    const sessions = sessionsOf.get(key) ?? new Set();
    if (!sessions.has(session) && sessions.size >= SESSIONS_OF_A_NETWORK) return false;
    sessionsOf.delete(key);
    sessionsOf.set(key, sessions.add(session));
    const [oldest] = sessionsOf.keys();
    if (sessionsOf.size > MOST_PAIRS && oldest !== undefined) sessionsOf.delete(oldest);
    return true;
  };
}

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

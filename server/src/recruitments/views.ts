import { sql } from 'drizzle-orm';
import { createBufferedWriter } from '#kit/buffered-writer.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import { recruitmentDays, recruitments, recruitmentViews } from './tables.ts';

/** Somebody's browser session looked at a posting. */
export interface View {
  recruitmentId: string;
  session: string;
  at: Date;
}

/** Counts views once a session, posting and Seoul day, written once a second. */
export const createViews = (db: Db, onError: (error: unknown) => void) =>
  createBufferedWriter<View>((seen) => writeViews(db, seen), onError);

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

import { sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { lectureAttendances } from '../tables.ts';

/**
 * Counts the present minute of members who watch live lectures. A minute counts once for a member, however
 * many tabs, processes or calls there are, because only a later one than the last is added.
 */
export async function countMinute(
  db: Db,
  watched: readonly { lectureId: string; userId: string }[],
  now: Date,
): Promise<void> {
  if (watched.length === 0) return;
  const lectureIds = watched.map(({ lectureId }) => lectureId);
  const userIds = watched.map(({ userId }) => userId);
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${lectureAttendances} (lecture_id, user_id, first_at, last_minute, minutes)
    select distinct w.lecture_id, w.user_id, ${at}, date_trunc('minute', ${at}), 1
    from unnest(${sql.param(lectureIds)}::uuid[], ${sql.param(userIds)}::uuid[]) as w(lecture_id, user_id)
    join lectures l on l.id = w.lecture_id and l.is_stream and l.is_active
    join users u on u.id = w.user_id and u.user_type = 'PERSON'
    order by 1, 2
    on conflict (lecture_id, user_id) do update
      set minutes = lecture_attendances.minutes + 1, last_minute = excluded.last_minute
      where lecture_attendances.last_minute < excluded.last_minute`);
}

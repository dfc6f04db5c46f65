import { codeTexts } from '@ieum/contract/live/codes/texts.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { sql } from 'drizzle-orm';
import type { Context, Db } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { isSameCode } from '#live/codes/public.ts';
import { lectureAttendanceCodes, lectureAttendanceEntries, lectures, type LectureRow } from '../tables.ts';
import { findShownCode } from './codes.ts';
import { countMinute } from './minutes.ts';

/** Enters the code that is shown for a member who watches; entering it again changes nothing. */
export async function enterCode(
  { db, now, actor }: Context<'person'>,
  lecture: Pick<LectureRow, 'id' | 'isStream'>,
  code: string,
): Promise<{ number: number }> {
  const shown = lecture.isStream ? await findShownCode(db, lecture.id, now) : undefined;
  if (!shown) throw new AppError('conflict', m.noCodeShown);
  if (!isSameCode(code, shown.code)) throw invalidAt('code', codeTexts.wrong);
  const entry = { lectureId: lecture.id, number: shown.number, userId: actor.userId };
  await insertEntry(db, entry, now);
  await countMinute(db, [entry], now);
  return { number: shown.number };
}

interface Entry {
  lectureId: string;
  number: number;
  userId: string;
}

/** Checked in the statement itself, so that nothing is entered once the code or the lecture is over. */
async function insertEntry(db: Db, { lectureId, number, userId }: Entry, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${lectureAttendanceEntries} (lecture_id, number, user_id, entered_at)
    select c.lecture_id, c.number, ${userId}::uuid, ${at}
    from ${lectureAttendanceCodes} c
    join ${lectures} l on l.id = c.lecture_id and l.is_stream and l.is_active
    where c.lecture_id = ${lectureId}::uuid and c.number = ${number} and c.until > ${at}
    on conflict do nothing`);
}

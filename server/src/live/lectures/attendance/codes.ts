import { ATTENDANCE_CODE_SECONDS, ATTENDANCE_CODES } from '@ieum/contract/live/lectures/enums.ts';
import { lectureTexts as m } from '@ieum/contract/live/lectures/texts.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db, MemberContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { createCode } from '#live/codes/public.ts';
import { recordAudit } from '../audit.ts';
import { lectureChatChanged } from '../events.ts';
import {
  lectureAttendanceCodes,
  lectureAttendanceEntries,
  type AttendanceCodeRow,
  type LectureRow,
} from '../tables.ts';

/** The codes of a lecture that were shown, each with how many entered it. */
export const listCodes = (db: Db, lectureId: string) =>
  db
    .select({
      code: lectureAttendanceCodes,
      entered: sql<number>`count(${lectureAttendanceEntries.userId})::int`,
    })
    .from(lectureAttendanceCodes)
    .leftJoin(
      lectureAttendanceEntries,
      and(
        eq(lectureAttendanceEntries.lectureId, lectureAttendanceCodes.lectureId),
        eq(lectureAttendanceEntries.number, lectureAttendanceCodes.number),
      ),
    )
    .where(eq(lectureAttendanceCodes.lectureId, lectureId))
    .groupBy(lectureAttendanceCodes.lectureId, lectureAttendanceCodes.number)
    .orderBy(asc(lectureAttendanceCodes.number))
    .limit(ATTENDANCE_CODES);
export type ListedCode = Awaited<ReturnType<typeof listCodes>>[number];

/** The code of a lecture that is shown now. */
export async function findShownCode(
  db: Db,
  lectureId: string,
  now: Date,
): Promise<AttendanceCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(lectureAttendanceCodes)
    .where(and(eq(lectureAttendanceCodes.lectureId, lectureId), gt(lectureAttendanceCodes.until, now)));
  return row;
}

/** Shows the next code of a live lecture; while one is shown it stays. */
export async function showCode(ctx: MemberContext, lecture: LectureRow): Promise<void> {
  if (!lecture.isStream || !lecture.isActive) throw new AppError('conflict', m.codeOnlyLive);
  if (await findShownCode(ctx.db, lecture.id, ctx.now)) return;
  if (!(await insertNext(ctx, lecture.id)) && !(await findShownCode(ctx.db, lecture.id, ctx.now)))
    throw new AppError('conflict', m.codesShown);
  const { id: subjectId, subject: subjectName } = lecture;
  await recordAudit(ctx, {
    action: 'lectures.attendance.code',
    subjectType: 'lecture',
    subjectId,
    subjectName,
  });
  ctx.publish(lectureChatChanged({ lectureId: lecture.id }));
}

/** Each takes one of the two numbers, so that calls at the same moment show one code and never a third. */
export async function insertNext(
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  lectureId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${lectureAttendanceCodes} (lecture_id, number, code, shown_at, until)
    select ${lectureId}::uuid, coalesce(max(number), 0) + 1, ${createCode()}, ${now.toISOString()}::timestamptz,
      ${addSeconds(now, ATTENDANCE_CODE_SECONDS).toISOString()}::timestamptz
    from ${lectureAttendanceCodes} where lecture_id = ${lectureId}::uuid
    having coalesce(max(number), 0) < ${ATTENDANCE_CODES}
    on conflict do nothing
    returning number`);
  return rows.length > 0;
}

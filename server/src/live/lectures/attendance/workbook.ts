import { attendanceSheet as titles } from '@ieum/contract/live/lectures/attendance-texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { FastifyReply } from 'fastify';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import { recordReadings } from '#foundation/audit/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Context, Db } from '#kit/context.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { sendWorkbook, type WorkbookColumn } from '#kit/export/workbook.ts';
import { listCodes } from './codes.ts';
import { recordAudit } from '../audit.ts';
import { lectureAttendanceEntries, lectureAttendances, type LectureRow } from '../tables.ts';

interface Row {
  userId: string;
  name: string;
  firstAt: Date;
  lastMinute: Date;
  minutes: number;
  /** The attendance codes that the member entered. */
  entered: number[];
}

/** Sends the attendance of a live lecture, by member and minutes; a reading is recorded for each member in it. */
export async function sendAttendance(
  ctx: Context<'approvedCompany'>,
  reply: FastifyReply,
  { lecture, reason }: { lecture: LectureRow; reason: string },
): Promise<FastifyReply> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(lectureAttendances)
    .where(eq(lectureAttendances.lectureId, lecture.id));
  await ctx.transact((tx) =>
    recordAudit(tx, {
      action: 'lectures.attendance',
      subjectType: 'lecture',
      subjectId: lecture.id,
      subjectName: lecture.subject,
      details: { reason, count: counted?.count ?? 0 },
    }),
  );
  const { locale } = ctx.caller;
  const readerName = await nameOf(ctx.db, lecture.companyId);
  return sendWorkbook(reply, {
    prefix: 'attendance',
    sheet: sayIn(locale, titles.sheet.text),
    columns: columnsIn(locale, (await listCodes(ctx.db, lecture.id)).length),
    rows: rowsOf(ctx, lecture, { what: 'LECTURE', reason, readerName }),
    at: ctx.now,
  });
}

async function nameOf(db: Db, companyId: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.name ?? '';
}

/** The rows in batches; each reading is recorded before the row is sent. */
const rowsOf = (
  ctx: Context<'approvedCompany'>,
  { id }: LectureRow,
  by: Parameters<typeof recordReadings>[2],
) =>
  readInBatches<Row>(async (last, limit) => {
    const rows = await ctx.db
      .select({
        userId: users.id,
        name: users.name,
        firstAt: lectureAttendances.firstAt,
        lastMinute: lectureAttendances.lastMinute,
        minutes: lectureAttendances.minutes,
        entered: sql<number[]>`array(select e.number::int from ${lectureAttendanceEntries} e
          where e.lecture_id = ${lectureAttendances.lectureId} and e.user_id = ${lectureAttendances.userId})`,
      })
      .from(lectureAttendances)
      .innerJoin(users, eq(users.id, lectureAttendances.userId))
      .where(and(eq(lectureAttendances.lectureId, id), last && gt(lectureAttendances.userId, last.userId)))
      .orderBy(asc(lectureAttendances.userId))
      .limit(limit);
    await recordReadings(
      ctx,
      rows.map(({ userId }) => ({ personId: userId, subjectId: id })),
      by,
    );
    return rows;
  });

const columnsIn = (locale: Locale, shown: number): WorkbookColumn<Row>[] => {
  const say = (title: keyof typeof titles) => sayIn(locale, titles[title].text);
  // A code that was never shown says nothing about anybody.
  const isEntered = (number: number) => ({
    kind: 'text' as const,
    width: 16,
    value: ({ entered }: Row) => {
      if (number > shown) return '';
      return say(entered.includes(number) ? 'entered' : 'missed');
    },
  });
  return [
    { title: say('name'), kind: 'text', value: ({ name }) => name },
    { title: say('firstAt'), kind: 'instant', width: 20, value: ({ firstAt }) => firstAt },
    { title: say('lastAt'), kind: 'instant', width: 20, value: ({ lastMinute }) => lastMinute },
    { title: say('minutes'), kind: 'number', width: 24, value: ({ minutes }) => minutes },
    { title: say('first'), ...isEntered(1) },
    { title: say('second'), ...isEntered(2) },
  ];
};

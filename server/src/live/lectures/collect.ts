import { asc, eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedLectureTexts as m } from '@ieum/contract/live/lectures/collected-texts.ts';
import { mapRows, rowsById, rowsOf, type Collection } from '#kit/data-collection.ts';
import { lectureAttendanceEntries, lectureAttendances, lectureMessages, lectures } from './tables.ts';

/** The messages and views of a member, and the lectures of a company. */
export const lecturesCollection: Collection = {
  sections: [
    {
      name: 'lectures',
      title: m.lectures,
      tables: ['lectures'],
      fields: { subject: c.subject, content: c.content, createdAt: c.createdAt },
      rows: (work, { companyId }) =>
        companyId === null
          ? rowsOf(Promise.resolve([]))
          : rowsById(work, lectures, eq(lectures.companyId, companyId)),
    },
    {
      name: 'lecture-messages',
      title: m.messages,
      tables: ['lecture_messages'],
      fields: { message: c.content, createdAt: c.createdAt },
      rows: (work, { userId }) =>
        mapRows(
          rowsById(work, lectureMessages, eq(lectureMessages.userId, userId)),
          ({ lectureId, message, isQuestion, createdAt, removedAt, answer, answeredAt }) => ({
            lectureId,
            message,
            isQuestion,
            createdAt,
            removedAt,
            answer,
            answeredAt,
          }),
        ),
    },
    {
      name: 'lecture-attendances',
      title: m.attendance,
      tables: ['lecture_attendances'],
      fields: { subject: c.subject, minutes: m.minutes, firstAt: c.at },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              subject: lectures.subject,
              minutes: lectureAttendances.minutes,
              firstAt: lectureAttendances.firstAt,
            })
            .from(lectureAttendances)
            .innerJoin(lectures, eq(lectures.id, lectureAttendances.lectureId))
            .where(eq(lectureAttendances.userId, userId))
            .orderBy(asc(lectureAttendances.firstAt)),
        ),
    },
    {
      name: 'lecture-attendance-entries',
      title: m.entries,
      tables: ['lecture_attendance_entries'],
      fields: { subject: c.subject, number: m.number, enteredAt: c.at },
      rows: ({ db }, { userId }) =>
        rowsOf(
          db
            .select({
              subject: lectures.subject,
              number: lectureAttendanceEntries.number,
              enteredAt: lectureAttendanceEntries.enteredAt,
            })
            .from(lectureAttendanceEntries)
            .innerJoin(lectures, eq(lectures.id, lectureAttendanceEntries.lectureId))
            .where(eq(lectureAttendanceEntries.userId, userId))
            .orderBy(asc(lectureAttendanceEntries.enteredAt)),
        ),
    },
  ],
  without: {
    lecture_grants: 'it only remembers for a month that a code was entered',
    lecture_mutes: 'it is a measure of the company that moderates its chat, without content',
    lecture_connections: 'its rows exist only while a page is open',
  },
};

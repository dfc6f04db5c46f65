import { eq } from 'drizzle-orm';
import { dropHashTags } from '#foundation/hash-tags/public.ts';
import type { Db } from '#kit/context.ts';
import type { Eraser } from '#kit/erasure.ts';
import { remove } from '#live/calendar/public.ts';
import { sourceOf } from './calendar.ts';
import {
  lectureAttendanceEntries,
  lectureAttendances,
  lectureConnections,
  lectureGrants,
  lectureMessages,
  lectureMutes,
  lectures,
} from './tables.ts';

/**
 * Deletes what a person wrote and watched, and all lectures of a company. The numbers of deleted messages stay,
 * so that readers of the chat miss none of the others.
 */
export const eraseLectures: Eraser = async ({ db, now }, { userId, companyId }) => {
  await db
    .update(lectureMessages)
    .set({ userId: null, message: '', removedAt: now, answer: null, answeredAt: null })
    .where(eq(lectureMessages.userId, userId));
  for (const table of [
    lectureMutes,
    lectureGrants,
    lectureConnections,
    lectureAttendances,
    lectureAttendanceEntries,
  ])
    await db.delete(table).where(eq(table.userId, userId));
  if (companyId !== null) await eraseOfCompany(db, companyId);
};

async function eraseOfCompany(db: Db, companyId: string): Promise<void> {
  const rows = await db.select({ id: lectures.id }).from(lectures).where(eq(lectures.companyId, companyId));
  for (const row of rows) await remove({ db }, sourceOf(row));
  await dropHashTags(
    db,
    'lecture',
    rows.map(({ id }) => id),
  );
  await db.delete(lectures).where(eq(lectures.companyId, companyId));
}

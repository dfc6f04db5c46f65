import { eq } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { remove } from '#live/calendar/public.ts';
import { sourceOf } from './appointment.ts';
import {
  interviewMemos,
  interviewParticipants,
  interviewPeople,
  interviews,
  interviewSeekers,
} from './tables.ts';

const AT_ONCE = 500;

/** Deletes what a person was invited to, asked for and wrote, and all interviews of a company. */
export const eraseInterviews: Eraser = async ({ db }, { userId, companyId }) => {
  for (const table of [interviewPeople, interviewSeekers, interviewParticipants, interviewMemos])
    await db.delete(table).where(eq(table.userId, userId));
  if (companyId === null) return;
  for (;;) {
    const rows = await db
      .select({ id: interviews.id })
      .from(interviews)
      .where(eq(interviews.companyId, companyId))
      .limit(AT_ONCE);
    if (rows.length === 0) return;
    for (const row of rows) {
      await remove({ db }, sourceOf(row));
      await db.delete(interviews).where(eq(interviews.id, row.id));
    }
  }
};

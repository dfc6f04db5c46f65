import { and, eq } from 'drizzle-orm';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { Db } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import { meetings } from '#live/meetings/tables.ts';

/** The field of a request that names the meeting. */
const MEETING_FIELD = '_meeting'; // wire spelling

/** 400 for a meeting that does not belong to the recruitment. */
export async function assertMeeting(
  db: Db,
  { meetingId, recruitmentId }: { meetingId: string | null; recruitmentId: string },
): Promise<void> {
  if (meetingId === null) return;
  const [row] = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), eq(meetings.recruitmentId, recruitmentId)));
  if (!row) throw invalidAt(MEETING_FIELD, m.foreignMeeting);
}

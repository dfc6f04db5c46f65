import { and, eq, ne } from 'drizzle-orm';
import type { SlotCanceler } from '@ieum/contract/live/meetings/enums.ts';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Work } from '#kit/context.ts';
import { violates } from '#platform/database/pg-errors.ts';
import { AppError } from '#kit/errors.ts';
import { cancel as cancelAppointment, propose } from '#live/calendar/public.ts';
import { appointmentOf, sourceOf } from './appointment.ts';
import { slotCanceled } from './events.ts';
import { meetingSlots, type MeetingRow, type SlotRow } from './tables.ts';

/** Moves an awaiting time; 409 where another applicant has the new one. */
export async function moveSlot(
  work: Work,
  { slot, meeting, date }: { slot: SlotRow; meeting: MeetingRow; date: Date },
): Promise<SlotRow> {
  const [moved] = await work.db
    .update(meetingSlots)
    .set({ date })
    .where(and(eq(meetingSlots.id, slot.id), eq(meetingSlots.state, 'AWAITING')))
    .returning()
    .catch((error: unknown) => {
      throw violates(error, 'meeting_slots_time') ? new AppError('conflict', m.taken) : error;
    });
  if (!moved) throw new AppError('conflict', m.notAwaiting);
  await propose(work, appointmentOf(moved, meeting));
  return moved;
}

/** Cancels a time and frees it in the calendars; undefined where it was cancelled before. */
export async function cancelSlot(
  work: Work,
  { id }: Pick<SlotRow, 'id'>,
  { by, reason = '' }: { by: SlotCanceler; reason?: string },
): Promise<SlotRow | undefined> {
  const [canceled] = await work.db
    .update(meetingSlots)
    .set({ state: 'CANCELED', canceledAt: work.now, canceledBy: by, reason })
    .where(and(eq(meetingSlots.id, id), ne(meetingSlots.state, 'CANCELED')))
    .returning();
  if (!canceled) return undefined;
  await cancelAppointment(work, sourceOf(canceled));
  await work.emit(slotCanceled({ slotId: id }));
  return canceled;
}

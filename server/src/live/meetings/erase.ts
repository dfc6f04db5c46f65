import { and, eq, inArray, or } from 'drizzle-orm';
import type { Eraser } from '#kit/erasure.ts';
import { remove } from '#live/calendar/public.ts';
import { sourceOf } from './appointment.ts';
import { meetingInvitations, meetings, meetingSlots } from './tables.ts';

const AT_ONCE = 500;

/** Deletes what a person picked and was invited to, or what a company proposed, with their times. */
export const eraseMeetings: Eraser = async ({ db }, { userId, companyId }) => {
  const isTheirs = or(
    eq(meetingSlots.personId, userId),
    companyId === null ? undefined : eq(meetingSlots.companyId, companyId),
  );
  for (;;) {
    const slots = await db.select({ id: meetingSlots.id }).from(meetingSlots).where(isTheirs).limit(AT_ONCE);
    if (slots.length === 0) break;
    for (const slot of slots) await remove({ db }, sourceOf(slot));
    const ids = slots.map(({ id }) => id);
    await db.delete(meetingSlots).where(and(isTheirs, inArray(meetingSlots.id, ids)));
  }
  await db.delete(meetingInvitations).where(eq(meetingInvitations.personId, userId));
  if (companyId !== null) await db.delete(meetings).where(eq(meetings.companyId, companyId));
};

import { eq } from 'drizzle-orm';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { remove as removeAppointment } from '#live/calendar/public.ts';
import { sourceOf } from '../appointment.ts';
import { moveBack } from './invite.ts';
import { invitationKey } from '../notifications.ts';
import type { FoundMeeting } from '../queries.ts';
import { meetingInvitations, meetings, meetingSlots } from '../tables.ts';

/**
 * Deletes a meeting in which no time is picked, with the notifications that nobody has read yet; within the
 * time to undo its applicants come back to their stages and nobody is notified at all.
 */
export async function removeMeeting(ctx: CompanyContext, notifier: Notifier, { meeting }: FoundMeeting) {
  const slots = await ctx.db.select().from(meetingSlots).where(eq(meetingSlots.meetingId, meeting.id));
  if (slots.some(({ state }) => state !== 'CANCELED')) throw new AppError('conflict', m.openSlots);
  for (const slot of slots) await removeAppointment(ctx, sourceOf(slot));
  const invited = await ctx.db
    .select({ applicationId: meetingInvitations.applicationId })
    .from(meetingInvitations)
    .where(eq(meetingInvitations.meetingId, meeting.id));
  const ids = invited.map(({ applicationId }) => applicationId);
  await ctx.db.delete(meetings).where(eq(meetings.id, meeting.id));
  await notifier.withdraw(
    ctx,
    ids.map((id) => invitationKey(meeting.id, id)),
  );
  const recruitment = await findRecruitmentWithCompany(ctx.db, meeting.recruitmentId, 'none');
  if (recruitment && ids.length > 0) await moveBack(ctx, recruitment, ids);
}

import { and, desc, eq, ne } from 'drizzle-orm';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Db, PersonContext } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { propose, rejectConflict } from '#live/calendar/public.ts';
import { appointmentOf, partiesOf } from '../appointment.ts';
import type { Invited } from './invitations.ts';
import { notifyCompany } from '../notifications.ts';
import { endOf, isPicking } from '../progress.ts';
import { meetingSlots, meetingTimes, type SlotRow } from '../tables.ts';

/**
 * Picks one of the proposed times. Of several at the same moment the first gets it; the same time once more
 * changes nothing.
 */
export async function pick(
  ctx: PersonContext,
  notifier: Notifier,
  { invited, date }: { invited: Invited; date: Date },
): Promise<SlotRow> {
  const { meeting, invitation } = invited;
  const own = await findOwnSlot(ctx.db, invitation);
  if (own) return sameOrRejected(own, date);
  await assertPickable(ctx, invited, date);
  const { id: meetingId, companyId, recruitmentId } = meeting;
  const { applicationId, personId } = invitation;
  const [slot] = await ctx.db
    .insert(meetingSlots)
    .values({ meetingId, companyId, recruitmentId, applicationId, personId, date, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (!slot) return lateAnswer(ctx.db, invited, date);
  await propose(ctx, appointmentOf(slot, meeting));
  await notifyCompany(ctx, notifier, { ...subjectOf(invited, slot), act: 'PICKED' });
  return slot;
}

/** The facts about a picked time in a notification. */
export const subjectOf = ({ meeting, company, companyUserId, personName }: Invited, slot: SlotRow) => ({
  slot,
  title: meeting.title,
  company: company.name,
  companyUserId,
  name: personName,
});

/** The person's time of a meeting that is not cancelled. */
async function findOwnSlot(
  db: Db,
  { meetingId, applicationId }: Invited['invitation'],
): Promise<SlotRow | undefined> {
  const [row] = await db
    .select()
    .from(meetingSlots)
    .where(
      and(
        eq(meetingSlots.meetingId, meetingId),
        eq(meetingSlots.applicationId, applicationId),
        ne(meetingSlots.state, 'CANCELED'),
      ),
    )
    .orderBy(desc(meetingSlots.createdAt));
  return row;
}

function sameOrRejected(own: SlotRow, date: Date): SlotRow {
  if (own.date.getTime() !== date.getTime()) throw new AppError('conflict', m.alreadyPicked);
  return own;
}

/** Another call was first: with the same person, or with the time. */
async function lateAnswer(db: Db, { invitation }: Invited, date: Date): Promise<SlotRow> {
  const own = await findOwnSlot(db, invitation);
  if (own) return sameOrRejected(own, date);
  throw new AppError('conflict', m.taken);
}

/** Rejects a time that was not proposed, is over, or at which one of both sides is not free. */
export async function assertPickable(ctx: PersonContext, invited: Invited, date: Date): Promise<void> {
  const { meeting, invitation, isOpen } = invited;
  if (!isPicking(meeting, ctx.now) || !isOpen) throw new AppError('conflict', m.closed);
  const [time] = await ctx.db
    .select({ date: meetingTimes.date })
    .from(meetingTimes)
    .where(and(eq(meetingTimes.meetingId, meeting.id), eq(meetingTimes.date, date)));
  if (!time) throw invalidAt('date', m.foreignTime);
  if (date <= ctx.now) throw new AppError('conflict', m.over);
  const sides = partiesOf({ personId: invitation.personId, companyId: meeting.companyId });
  const span = { startsAt: date, endsAt: endOf(meeting, date) };
  await rejectConflict(ctx.db, { parties: sides, span, viewer: { userId: ctx.actor.userId } });
}

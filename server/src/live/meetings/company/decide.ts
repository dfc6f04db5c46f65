import { and, eq } from 'drizzle-orm';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { book, rejectConflict } from '#live/calendar/public.ts';
import { appointmentOf, partiesOf } from '../appointment.ts';
import { cancelSlot, moveSlot } from '../slots.ts';
import { notifyCanceled, notifyPerson } from '../notifications.ts';
import { endOf } from '../progress.ts';
import type { FoundMeeting } from '../queries.ts';
import { meetings, meetingSlots, meetingTimes, type SlotRow } from '../tables.ts';

/** A picked time with its meeting and the name of its applicant. */
export interface Decided extends FoundMeeting {
  slot: SlotRow;
  name: string;
  /** Whether the application can still lead to a meeting. */
  isOpen: boolean;
}

interface Decision {
  date?: string | undefined;
  state?: 'APPROVED' | 'CANCELED' | undefined;
  reason: string;
}

/** Approves, moves or cancels a picked time; the same once more changes nothing. */
export function decide(
  ctx: CompanyContext,
  notifier: Notifier,
  decided: Decided,
  { date, state, reason }: Decision,
): Promise<SlotRow> {
  if (date !== undefined) return move(ctx, notifier, decided, new Date(date));
  return state === 'APPROVED' ? approve(ctx, notifier, decided) : cancel(ctx, notifier, decided, reason);
}

async function approve(ctx: CompanyContext, notifier: Notifier, decided: Decided): Promise<SlotRow> {
  const { slot, meeting } = decided;
  if (slot.state === 'APPROVED') return slot;
  if (slot.state === 'CANCELED') throw new AppError('conflict', m.canceledStays);
  if (slot.date <= ctx.now) throw new AppError('conflict', m.over);
  if (!decided.isOpen) throw new AppError('conflict', m.applicantGone);
  const [approved] = await ctx.db
    .update(meetingSlots)
    .set({ state: 'APPROVED', approvedAt: ctx.now })
    .where(and(eq(meetingSlots.id, slot.id), eq(meetingSlots.state, 'AWAITING')))
    .returning();
  if (!approved) throw new AppError('conflict', m.notAwaiting);
  const viewer = { companyId: meeting.companyId };
  await book({ db: ctx.db, now: ctx.now, viewer }, appointmentOf(approved, meeting));
  await notifyPerson(ctx, notifier, { ...subjectOf(decided, approved), act: 'APPROVED' });
  return approved;
}

async function cancel(
  ctx: CompanyContext,
  notifier: Notifier,
  decided: Decided,
  reason: string,
): Promise<SlotRow> {
  const { slot, meeting } = decided;
  if (slot.state === 'CANCELED') return slot;
  if (slot.state === 'APPROVED' && endOf(meeting, slot.date) <= ctx.now)
    throw new AppError('conflict', m.over);
  const canceled = await cancelSlot(ctx, slot, { by: 'COMPANY', reason });
  if (!canceled) return slot;
  await notifyCanceled(ctx, notifier, subjectOf(decided, canceled));
  return canceled;
}

async function move(ctx: CompanyContext, notifier: Notifier, decided: Decided, date: Date): Promise<SlotRow> {
  const { slot, meeting } = decided;
  if (slot.state !== 'AWAITING') throw new AppError('conflict', m.notAwaiting);
  if (slot.date.getTime() === date.getTime()) return slot;
  // The times of the meeting stay as they are until this is written.
  await ctx.db.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, meeting.id)).for('share');
  const [time] = await ctx.db
    .select({ date: meetingTimes.date })
    .from(meetingTimes)
    .where(and(eq(meetingTimes.meetingId, meeting.id), eq(meetingTimes.date, date)));
  if (!time) throw invalidAt('date', m.foreignTime);
  if (date <= ctx.now) throw new AppError('conflict', m.over);
  const span = { startsAt: date, endsAt: endOf(meeting, date) };
  const viewer = { companyId: meeting.companyId };
  await rejectConflict(ctx.db, { parties: partiesOf(slot), span, viewer });
  const moved = await moveSlot(ctx, { slot, meeting, date });
  await notifyPerson(ctx, notifier, { ...subjectOf(decided, moved), act: 'MOVED' });
  return moved;
}

const subjectOf = ({ meeting, company, companyUserId, name }: Decided, slot: SlotRow) => ({
  slot,
  title: meeting.title,
  place: meeting.place,
  company: company.name,
  companyUserId,
  name,
});

import { and, eq, inArray } from 'drizzle-orm';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { findRecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { book, propose as proposeAppointment } from '#live/calendar/public.ts';
import { appointmentOf } from '../appointment.ts';
import { invite } from './invite.ts';
import { assertTimes, assertWindow, insertTimes } from './propose.ts';
import { notifyOfPlace } from '../notifications.ts';
import { listOpenSlots, type FoundMeeting } from '../queries.ts';
import { meetingInvitations, meetings, meetingTimes, type MeetingRow, type SlotRow } from '../tables.ts';

/** Changes of a meeting; what is undefined stays as it is. */
export interface Revision {
  recruitmentId?: string | undefined;
  title?: string | undefined;
  place?: string | undefined;
  window?: { startsAt: Date; endsAt: Date } | undefined;
  times?: readonly Date[] | undefined;
  minutes?: number | undefined;
  applicationIds?: readonly string[] | undefined;
  notice: 'SEND' | 'NONE';
  state?: 'MATCHING_COMPLETE' | 'MEETINGS_COMPLETE' | undefined;
}

/** Changes a meeting whose row is locked; what applicants picked stays picked. */
export async function revise(
  ctx: CompanyContext,
  notifier: Notifier,
  found: FoundMeeting,
  revision: Revision,
): Promise<MeetingRow> {
  const { meeting } = found;
  const { recruitmentId, window, times, minutes, applicationIds, notice, state } = revision;
  if (recruitmentId !== undefined && recruitmentId !== meeting.recruitmentId)
    throw new AppError('conflict', m.recruitmentStays);
  const open = await listOpenSlots(ctx.db, meeting.id);
  if (minutes !== undefined && minutes !== meeting.minutes && open.length > 0)
    throw new AppError('conflict', m.minutesInUse);
  if (window) assertChangedWindow(ctx, meeting, window);
  if (times) await replaceTimes(ctx, meeting, { times, open });
  if (applicationIds) await replaceApplicants(ctx, meeting, { applicationIds, open, notice });
  const closing = state ? closingOf(ctx, meeting, { state, open }) : {};
  const changes = { ...factsOf(meeting, revision), ...closing };
  const revised = one(
    await ctx.db.update(meetings).set(changes).where(eq(meetings.id, meeting.id)).returning(),
  );
  await spread(ctx, notifier, { found, revised, open, notice });
  return revised;
}

/** Undefined fields stay as they are. */
const factsOf = (meeting: MeetingRow, { title, place, minutes, window }: Revision) => ({
  title: title ?? meeting.title,
  minutes: minutes ?? meeting.minutes,
  place: place ?? meeting.place,
  ...window,
});

interface Revised {
  found: FoundMeeting;
  revised: MeetingRow;
  open: readonly SlotRow[];
  notice: 'SEND' | 'NONE';
}

/** A new name or place is in the calendars of those who picked a time; of a new place they may be notified. */
async function spread(ctx: CompanyContext, notifier: Notifier, { found, revised, open, notice }: Revised) {
  const { meeting } = found;
  const isMoved = revised.place !== meeting.place;
  if (isMoved || revised.title !== meeting.title) await rewriteAppointments(ctx, revised, open);
  if (isMoved && notice === 'SEND') await notifyOfPlace(ctx, notifier, { ...found, meeting: revised }, open);
}

function assertChangedWindow(
  { now }: CompanyContext,
  meeting: MeetingRow,
  window: { startsAt: Date; endsAt: Date },
): void {
  if (window.endsAt.getTime() !== meeting.endsAt.getTime()) assertWindow(window, now);
}

async function replaceTimes(
  ctx: CompanyContext,
  { id: meetingId }: MeetingRow,
  { times, open }: { times: readonly Date[]; open: readonly SlotRow[] },
): Promise<void> {
  const wanted = new Set(times.map((time) => time.getTime()));
  if (open.some(({ date }) => !wanted.has(date.getTime()))) throw new AppError('conflict', m.timeInUse);
  const present = await ctx.db.select().from(meetingTimes).where(eq(meetingTimes.meetingId, meetingId));
  const known = new Set(present.map(({ date }) => date.getTime()));
  const added = times.filter((time) => !known.has(time.getTime()));
  assertTimes(added, ctx.now);
  const gone = present.map(({ date }) => date).filter((date) => !wanted.has(date.getTime()));
  if (gone.length > 0)
    await ctx.db
      .delete(meetingTimes)
      .where(and(eq(meetingTimes.meetingId, meetingId), inArray(meetingTimes.date, gone)));
  await insertTimes(ctx.db, meetingId, added);
}

interface Applicants {
  applicationIds: readonly string[];
  open: readonly SlotRow[];
  notice: 'SEND' | 'NONE';
}

async function replaceApplicants(
  ctx: CompanyContext,
  { id: meetingId, recruitmentId }: MeetingRow,
  { applicationIds, open, notice }: Applicants,
): Promise<void> {
  const wanted = new Set(applicationIds);
  if (open.some(({ applicationId }) => !wanted.has(applicationId)))
    throw new AppError('conflict', m.applicantInUse);
  const present = await ctx.db
    .select({ applicationId: meetingInvitations.applicationId })
    .from(meetingInvitations)
    .where(eq(meetingInvitations.meetingId, meetingId));
  const known = new Set(present.map(({ applicationId }) => applicationId));
  const gone = [...known].filter((id) => !wanted.has(id));
  if (gone.length > 0)
    await ctx.db
      .delete(meetingInvitations)
      .where(
        and(eq(meetingInvitations.meetingId, meetingId), inArray(meetingInvitations.applicationId, gone)),
      );
  const recruitment = await findRecruitmentWithCompany(ctx.db, recruitmentId, 'none');
  if (!recruitment) throw notFound();
  const added = [...wanted].filter((id) => !known.has(id));
  await invite(ctx, { meetingId, recruitment, applicationIds: added, notice });
}

interface MeetingClosing {
  state: 'MATCHING_COMPLETE' | 'MEETINGS_COMPLETE';
  open: readonly SlotRow[];
}

/** The columns of a closing; a whole meeting is closed only when none of its times is still to come. */
function closingOf(
  { now }: CompanyContext,
  { closedAt, completedAt }: MeetingRow,
  { state, open }: MeetingClosing,
) {
  if (state === 'MATCHING_COMPLETE') return { closedAt: closedAt ?? now };
  if (open.some(({ date, state: own }) => own === 'AWAITING' || date > now))
    throw new AppError('conflict', m.openSlots);
  return { closedAt: closedAt ?? now, completedAt: completedAt ?? now };
}

async function rewriteAppointments(ctx: CompanyContext, meeting: MeetingRow, open: readonly SlotRow[]) {
  for (const slot of open) {
    const write = slot.state === 'APPROVED' ? book : proposeAppointment;
    await write({ db: ctx.db, now: ctx.now }, appointmentOf(slot, meeting));
  }
}

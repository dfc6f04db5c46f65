import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import { applicationRevoked, applicationStaged } from '#hiring/applications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { cancelSlot } from './slots.ts';
import { meetingProposed } from './events.ts';
import { invitationOf, notifyCompany } from './notifications.ts';
import { findMeeting, findSlot } from './queries.ts';
import { meetingInvitations, meetingSlots } from './tables.ts';

/** The effects of invitations, and of changes of an application. */
export const meetingJobs = (notifier: Notifier): Job[] => [
  jobOn(meetingProposed, {
    name: 'notify-invited',
    transaction: 'write',
    run: (work, { meetingId }) => notifyInvited(work, notifier, meetingId),
  }),
  jobOn(applicationRevoked, {
    name: 'cancel-meetings-of-revoked',
    transaction: 'write',
    run: (work, { applicationId }) =>
      cancelSlotsOf(work, notifier, { applicationId, states: ['AWAITING', 'APPROVED'] }),
  }),
  jobOn(applicationStaged, {
    name: 'cancel-meetings-of-eliminated',
    transaction: 'write',
    run: async (work, { applicationId, to }) => {
      if (to === 'ELIMINATED') await cancelSlotsOf(work, undefined, { applicationId, states: ['AWAITING'] });
    },
  }),
];

/** Notifies those invited who were chosen to be; a meeting that was deleted meanwhile notifies nobody. */
async function notifyInvited(work: Work, { notify }: Notifier, meetingId: string): Promise<void> {
  const found = await findMeeting(work.db, meetingId);
  if (!found) return;
  const invited = await work.db
    .select({ applicationId: meetingInvitations.applicationId, personId: meetingInvitations.personId })
    .from(meetingInvitations)
    .where(and(eq(meetingInvitations.meetingId, meetingId), eq(meetingInvitations.notice, 'SEND')));
  const { meeting, company, companyUserId } = found;
  await notify(
    work,
    invited.map((one) =>
      invitationOf({ ...one, meetingId, title: meeting.title, company: company.name, companyUserId }),
    ),
  );
}

interface CancelledStates {
  applicationId: string;
  states: readonly ('AWAITING' | 'APPROVED')[];
}

/** Cancels the waiting and the coming times of an application without giving a reason; after a revocation the company is notified. */
async function cancelSlotsOf(
  work: Work,
  notifier: Notifier | undefined,
  { applicationId, states }: CancelledStates,
): Promise<void> {
  const slots = await work.db
    .select({ id: meetingSlots.id })
    .from(meetingSlots)
    .where(
      and(
        eq(meetingSlots.applicationId, applicationId),
        inArray(meetingSlots.state, [...states]),
        or(eq(meetingSlots.state, 'AWAITING'), gt(meetingSlots.date, work.now)),
      ),
    );
  for (const { id } of slots) {
    const canceled = await cancelSlot(work, { id }, { by: 'PRODUCT' });
    if (!canceled || !notifier) continue;
    const [found, slot] = [await findMeeting(work.db, canceled.meetingId), await findSlot(work.db, id)];
    if (!found || !slot) continue;
    const { meeting, company, companyUserId } = found;
    await notifyCompany(work, notifier, {
      act: 'DECLINED',
      slot: canceled,
      title: meeting.title,
      company: company.name,
      companyUserId,
      name: slot.name,
    });
  }
}

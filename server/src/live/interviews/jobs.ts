import { and, eq, inArray } from 'drizzle-orm';
import type { Notifier } from '#foundation/notifications/public.ts';
import { applicationRevoked } from '#hiring/applications/public.ts';
import type { Work } from '#kit/context.ts';
import { slotCanceled } from '#live/meetings/public.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { leaveInterviews, leaveInterviewsOfSlot } from './own/leave-interviews.ts';
import { interviewPlanned } from './events.ts';
import { planOf } from './notifications.ts';
import { findInterview, readPeople } from './queries.ts';
import { interviewPeople } from './tables.ts';

/** The effects of a plan that can no longer be undone, of a revoked application, and of a cancelled meeting. */
export const interviewJobs = (notifier: Notifier): Job[] => [
  jobOn(interviewPlanned, {
    name: 'notify-of-interview',
    transaction: 'write',
    run: (work, { interviewId }) => notifyPlan(work, notifier, interviewId),
  }),
  jobOn(applicationRevoked, {
    name: 'leave-interviews-of-revoked',
    transaction: 'write',
    run: (work, { applicationId }) => leaveInterviews(work, notifier, applicationId),
  }),
  jobOn(slotCanceled, {
    name: 'leave-interviews-of-canceled-slot',
    transaction: 'write',
    run: (work, { slotId }) => leaveInterviewsOfSlot(work, notifier, slotId),
  }),
];

/** Notifies those who were chosen to be of what they do not know yet; one that was cancelled notifies nobody. */
async function notifyPlan(work: Work, { notify }: Notifier, interviewId: string): Promise<void> {
  const found = await findInterview(work.db, interviewId, 'share');
  if (!found || found.interview.state === 'COMPLETE') return;
  const people = (await readPeople(work.db, found.interview)).filter(
    // A company needs no notification of what it did.
    ({ notice, userId }) => notice === 'SEND' && userId !== found.companyUserId,
  );
  const plans = people.flatMap((person) => planOf(found, person) ?? []);
  if (plans.length === 0) return;
  await notify(work, plans);
  await work.db
    .update(interviewPeople)
    .set({ notifiedAt: work.now, notifiedFor: found.interview.startsAt })
    .where(
      and(
        eq(interviewPeople.interviewId, interviewId),
        inArray(
          interviewPeople.userId,
          people.map(({ userId }) => userId),
        ),
      ),
    );
}

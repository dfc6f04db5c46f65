import { recruitmentCanceled, recruitmentFinished } from '#hiring/recruitments/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { Work } from '#kit/context.ts';
import { jobOn, type ReadableEvent } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { applicationRevoked, applicationStaged, applicationSubmitted, applicationViewed } from '../events.ts';
import { notifyProgress, notifyReceived, notifyViewed } from './notify-applicant.ts';
import { notifyCanceled, notifyFinished } from './notify-applicants.ts';
import { notifyNewApplicant, notifyRevoked } from './notify-company.ts';
import { remindOfDrafts } from './remind-of-drafts.ts';

type NotifyOne = (work: Work, notifier: Notifier, applicationId: string) => Promise<void>;

/** Notifies applicants and companies of events of applications. */
export function applicationJobs(notifier: Notifier): Job[] {
  const notifyOn = (
    event: ReadableEvent<{ applicationId: string }>,
    name: string,
    notifyOne: NotifyOne,
  ): Job =>
    jobOn(event, {
      name,
      transaction: 'write',
      run: (work, { applicationId }) => notifyOne(work, notifier, applicationId),
    });
  return [
    notifyOn(applicationSubmitted, 'tell-received', notifyReceived),
    notifyOn(applicationSubmitted, 'tell-new-applicant', notifyNewApplicant),
    notifyOn(applicationViewed, 'tell-viewed', notifyViewed),
    notifyOn(applicationRevoked, 'tell-revoked', notifyRevoked),
    jobOn(applicationStaged, {
      name: 'tell-progress',
      transaction: 'write',
      run: (work, staged) => notifyProgress(work, notifier, staged),
    }),
    jobOn(recruitmentCanceled, {
      name: 'tell-canceled',
      transaction: 'manual',
      run: (work, { id }) => notifyCanceled(work, notifier, id),
    }),
    jobOn(recruitmentFinished, {
      name: 'tell-finished',
      transaction: 'manual',
      run: (work, { id }) => notifyFinished(work, notifier, id),
    }),
    {
      name: 'remind-of-drafts',
      cron: '0 9 * * *',
      transaction: 'manual',
      run: (work) => remindOfDrafts(work, notifier),
    },
  ];
}

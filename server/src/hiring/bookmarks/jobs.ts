import type { Notifier } from '#foundation/notifications/public.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';

export const bookmarkJobs = (notifier: Notifier): Job[] => [
  {
    name: 'remind-of-deadlines',
    cron: '0 9 * * *',
    transaction: 'manual',
    run: (work) => remindOfDeadlines(work, notifier),
  },
];

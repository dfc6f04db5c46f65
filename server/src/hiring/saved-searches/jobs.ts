import type { Job } from '#kit/jobs/jobs.ts';
import { notifyOfNew, type NotifyDeps } from './notify-of-new.ts';

export const savedSearchJobs = (deps: NotifyDeps): Job[] => [
  {
    name: 'notify-of-new-recruitments',
    cron: '0 9 * * *',
    transaction: 'manual',
    run: (work) => notifyOfNew(work, deps),
  },
];

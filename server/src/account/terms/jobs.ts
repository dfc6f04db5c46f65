import type { Job } from '#kit/jobs/jobs.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import { enforcePlanned } from './enforce.ts';
import { termsPlanned } from './events.ts';

interface Deps {
  dropCachedPages: DropCachedPages;
}

export const termsJobs = ({ dropCachedPages }: Deps): Job[] => [
  {
    name: 'enforce-terms',
    on: termsPlanned.type,
    // Catches up after a lost job.
    cron: '*/5 * * * *',
    transaction: 'write',
    run: async (work) => {
      if (await enforcePlanned(work)) work.afterCommit(() => dropCachedPages(['terms']));
    },
  },
];

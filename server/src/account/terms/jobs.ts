import type { Job } from '#kit/jobs/jobs.ts';
import type { DropTags } from '#kit/drop-tags.ts';
import { enforcePlanned } from './enforce.ts';
import { termsPlanned } from './events.ts';

interface Deps {
  dropTags: DropTags;
}

export const termsJobs = ({ dropTags }: Deps): Job[] => [
  {
    name: 'enforce-terms',
    on: termsPlanned.type,
    // Catches up after a lost job.
    cron: '*/5 * * * *',
    transaction: 'write',
    run: async (work) => {
      if (await enforcePlanned(work)) work.afterCommit(() => dropTags(['terms']));
    },
  },
];

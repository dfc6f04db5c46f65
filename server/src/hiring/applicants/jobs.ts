import { applicationMoved } from '#hiring/applications/public.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { settleMoves } from './moves/settle-moves.ts';

interface Deps {
  /** What remembers public recruitments: accepting somebody may finish one. */
  caches: RecruitmentCaches;
}

export const applicantJobs = ({ caches }: Deps): Job[] => [
  {
    ...jobOn(applicationMoved, {
      name: 'settle-moves',
      transaction: 'manual',
      run: (work) => settleMoves(work, caches),
    }),
    // Catches up what a lost job has left.
    cron: '*/5 * * * *',
  },
];

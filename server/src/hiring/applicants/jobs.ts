import { applicationMoved } from '#hiring/applications/public.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { settleMoves } from './moves/settle-moves.ts';

interface Deps {
  /** Caches of public recruitments: accepting an applicant may finish one. */
  caches: RecruitmentCaches;
}

export const applicantJobs = ({ caches }: Deps): Job[] => [
  {
    name: 'settle-moves',
    on: applicationMoved.type,
    // Catches up after a lost job.
    cron: '*/5 * * * *',
    transaction: 'manual',
    run: (work) => settleMoves(work, caches),
  },
];

import type { Job } from '#kit/jobs/jobs.ts';
import { eraseOldRecords } from './retention.ts';

export const auditJobs: Job[] = [
  { name: 'forget-old-records', cron: '40 4 * * *', transaction: 'write', run: eraseOldRecords },
];

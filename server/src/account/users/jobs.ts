import { lt } from 'drizzle-orm';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { phoneCodes } from './tables.ts';

const RETENTION_SECONDS = 24 * 60 * 60;

/** Codes are deleted after a day. */
export const userJobs: Job[] = [
  {
    name: 'sweep-phone-codes',
    cron: '37 4 * * *',
    transaction: 'write',
    run: async ({ db, now }) => {
      await db.delete(phoneCodes).where(lt(phoneCodes.createdAt, addSeconds(now, -RETENTION_SECONDS)));
    },
  },
];

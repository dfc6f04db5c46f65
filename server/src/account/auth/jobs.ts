import { lt, or, and, isNotNull } from 'drizzle-orm';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { sessions, usedNonces } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Deletes used nonces after ten minutes and sessions a day after they ended. */
export const authJobs: Job[] = [
  {
    name: 'sweep-sessions',
    cron: '*/10 * * * *',
    transaction: 'write',
    run: async ({ db, now }) => {
      await db.delete(usedNonces).where(lt(usedNonces.spentAt, addSeconds(now, -600)));
      const yesterday = addSeconds(now, -DAY_SECONDS);
      const isOver = or(
        lt(sessions.expiresAt, yesterday),
        and(isNotNull(sessions.endedAt), lt(sessions.endedAt, yesterday)),
      );
      await db.delete(sessions).where(isOver);
    },
  },
];

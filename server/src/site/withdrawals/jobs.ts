import { and, asc, isNull, lte } from 'drizzle-orm';
import { eraseAcceptedNames } from '#hiring/applications/public.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Erase } from './erase.ts';
import { withdrawals } from './tables.ts';

const AT_ONCE = 500;

/**
 * Each night erases members who left thirty days ago, one by one, so that one failure does not stop the
 * others.
 */
export const withdrawalJobs = (erase: Erase): Job[] => [
  {
    name: 'erase-withdrawn',
    cron: '20 3 * * *',
    transaction: 'manual',
    run: async ({ db, now, transact }) => {
      const due = await db
        .select({ userId: withdrawals.userId })
        .from(withdrawals)
        .where(and(isNull(withdrawals.erasedAt), lte(withdrawals.eraseAt, now)))
        .orderBy(asc(withdrawals.eraseAt))
        .limit(AT_ONCE);
      const failures: unknown[] = [];
      for (const { userId } of due)
        await transact((work) => erase(work, userId)).catch((error: unknown) => failures.push(error));
      await transact(eraseAcceptedNames);
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} members could not be erased`);
    },
  },
];

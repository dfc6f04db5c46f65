import { and, asc, eq, lt } from 'drizzle-orm';
import { FORM_RETENTION_DAYS } from '@ieum/contract/content/forms/enums.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { addSeconds } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import { eraseForms } from './changes.ts';
import { serviceForms } from './tables.ts';

const RETENTION_SECONDS = FORM_RETENTION_DAYS * 24 * 60 * 60;
const AT_ONCE = 200;

/** Erases the forms of visitors whose retention period is over. */
export const formJobs = (store: FileStore): Job[] => [
  {
    name: 'erase-old-forms',
    cron: '25 4 * * *',
    transaction: 'manual',
    run: async ({ now, transact }) => {
      const isOver = lt(serviceForms.createdAt, addSeconds(now, -RETENTION_SECONDS));
      for (;;) {
        const erased = await transact(async (work) => {
          const rows = await work.db
            .select()
            .from(serviceForms)
            .where(and(eq(serviceForms.isAnonymous, true), isOver))
            .orderBy(asc(serviceForms.createdAt))
            .limit(AT_ONCE)
            .for('update');
          await eraseForms(work, store, rows);
          return rows.length;
        });
        if (erased < AT_ONCE) return;
      }
    },
  },
];

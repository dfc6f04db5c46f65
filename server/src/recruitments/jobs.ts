import { lt, sql } from 'drizzle-orm';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import type { Job } from '#kit/jobs.ts';
import { RECRUITMENT_CANCELED, type Memories } from './events.ts';
import { finishPassed } from './finish.ts';
import { refreshCompanyTexts } from './refresh-company-texts.ts';
import { recruitmentGrams, recruitments, recruitmentViews } from './tables.ts';
import { tellCanceled } from './tell-canceled.ts';

const TWO_DAYS = 2 * 24 * 60 * 60;

interface Deps {
  memories: Memories;
  /** The address of this installation, without a final slash. */
  publicUrl: string;
}

/** Closes what has passed at midnight in Seoul, tells of cancellations, and keeps the search in step with names. */
export const recruitmentJobs = ({ memories, publicUrl }: Deps): Job[] => [
  {
    name: 'finish-recruitments',
    // Midnight in Seoul; the other hours catch up after a night without power.
    cron: '0 * * * *',
    transaction: 'write',
    run: async (work) => {
      await finishPassed(work, memories);
    },
  },
  {
    name: 'tidy-recruitments',
    cron: '20 4 * * *',
    transaction: 'write',
    run: async ({ db, now }) => {
      await db.delete(recruitmentViews).where(lt(recruitmentViews.day, seoulDay(addSeconds(now, -TWO_DAYS))));
      // The embedded database has no process that does this by itself.
      await db.execute(sql`analyze ${recruitments}, ${recruitmentGrams}`);
    },
  },
  {
    name: 'tell-canceled-recruitment',
    on: RECRUITMENT_CANCELED,
    transaction: 'write',
    run: (work, { id }) => tellCanceled(work, publicUrl, String(id)),
  },
  {
    name: 'refresh-company-texts',
    on: 'company.renamed',
    transaction: 'write',
    run: (work, { companyId }) => refreshCompanyTexts(work, memories, String(companyId)),
  },
];

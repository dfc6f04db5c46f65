import { lt, sql } from 'drizzle-orm';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { RecruitmentCaches } from './events.ts';
import { finishPassed } from './finish.ts';
import { refreshCompanyTexts } from './refresh-company-texts.ts';
import { recruitmentGrams, recruitments, recruitmentViews } from './tables.ts';

const TWO_DAYS = 2 * 24 * 60 * 60;

interface Deps {
  caches: RecruitmentCaches;
}

/** Closes what has passed at midnight in Seoul and keeps the search in step with names. */
export const recruitmentJobs = ({ caches }: Deps): Job[] => [
  {
    name: 'finish-recruitments',
    // Midnight in Seoul; the other hours catch up after a night without power.
    cron: '0 * * * *',
    transaction: 'write',
    run: async (work) => {
      await finishPassed(work, caches);
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
    name: 'refresh-company-texts',
    on: 'company.renamed',
    transaction: 'write',
    run: (work, { companyId }) => refreshCompanyTexts(work, caches, String(companyId)),
  },
];

import { lt, sql } from 'drizzle-orm';
import { addSeconds, seoulDay } from '#kit/dates.ts';
import { jobOn } from '#kit/jobs/events.ts';
import type { Job } from '#kit/jobs/jobs.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import { companyRenamed } from '#hiring/companies/public.ts';
import type { RecruitmentCaches } from './caches.ts';
import { recruitmentFinished } from './events.ts';
import { finishPassed } from './finish-recruitments.ts';
import { notifyEnded } from './notifications/notify-ended.ts';
import { refreshCompanyTexts } from './search/refresh-company-texts.ts';
import { recruitmentNgrams, recruitments, recruitmentViews } from './tables.ts';

const TWO_DAYS = 2 * 24 * 60 * 60;

interface Deps {
  caches: RecruitmentCaches;
  notifier: Notifier;
}

/** Closes expired recruitments at midnight in Seoul and updates the search when names change. */
export const recruitmentJobs = ({ caches, notifier }: Deps): Job[] => [
  {
    name: 'finish-recruitments',
    // Midnight in Seoul; the later runs catch up after an outage at night.
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
      // The embedded database has no background process for this.
      await db.execute(sql`analyze ${recruitments}, ${recruitmentNgrams}`);
    },
  },
  jobOn(companyRenamed, {
    name: 'refresh-company-texts',
    transaction: 'write',
    run: (work, { companyId }) => refreshCompanyTexts(work, caches, companyId),
  }),
  jobOn(recruitmentFinished, {
    name: 'tell-ended',
    transaction: 'write',
    run: (work, { id }) => notifyEnded(work, notifier, id),
  }),
];

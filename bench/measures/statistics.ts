import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { messageMeasures } from '../../server/src/foundation/messages/measures.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { addDays, seoulDay } from '../../server/src/kit/dates.ts';
import type { JobWork } from '../../server/src/kit/jobs/jobs.ts';
import { answer } from '../../server/src/site/reports/answer.ts';
import { countDaysJob } from '../../server/src/site/reports/count-days.ts';
import { countApplicationsJob } from '../../server/src/site/statistics/counted-days.ts';
import { overviewOf } from '../../server/src/site/statistics/recruitment-overview.ts';
import type { Period } from '../../server/src/site/statistics/period.ts';
import { countRecruitments, findCompanies } from '../../server/src/site/statistics/recruitments.ts';
import type { Scope } from '../../server/src/site/statistics/scope.ts';
import { sharesOf } from '../../server/src/site/statistics/shares.ts';
import { atMost, milliseconds, seconds, type Figure } from '../lib/table.ts';
import { timed } from '../lib/timed.ts';

const DAYS = [30, 366];
const MUST_MS = 300;
const COUNTED_MUST_MS = 60;
const COUNTING_MUST_SECONDS = 60;

/** Runs a measurement with one connection. */
async function withDatabase<T>(url: string, measure: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await measure(drizzle(pool) as unknown as Db);
  } finally {
    await pool.end();
  }
}

const periodOf = (days: number) => {
  const to = seoulDay(new Date());
  return { from: addDays(to, 1 - days), to };
};

/** Every question about messages: from the rows, then with the days that were counted at night. */
export const measureReports = (url: string): Promise<Figure[]> =>
  withDatabase(url, async (db) => {
    const ask = async (how: string, must: number): Promise<Figure[]> => {
      const figures: Figure[] = [];
      for (const measure of messageMeasures)
        for (const split of ['DAY', ...Object.keys(measure.splits ?? {})])
          for (const days of DAYS) {
            const period = periodOf(days);
            const taken = await timed(() => answer(db, { measure, split, period }));
            const what = `report of messages of ${days} days and those before by ${split}, 1,000,000 in all, ${how}`;
            figures.push(atMost(what, taken, must, milliseconds));
          }
      return figures;
    };
    const fromRows = await ask('from the rows', MUST_MS);
    const begun = performance.now();
    const work = { db, now: new Date() };
    const transact: JobWork['transact'] = (run) => run(work as JobWork);
    await countDaysJob(() => messageMeasures).run({ ...work, transact } as JobWork, {});
    const counting = atMost(
      'counting the days of 1,000,000 messages at night',
      (performance.now() - begun) / 1000,
      COUNTING_MUST_SECONDS,
      seconds,
    );
    return [...fromRows, counting, ...(await ask('days counted at night', COUNTED_MUST_MS))];
  });

/** Everything that the screen of the statistics of recruitments shows. */
async function readScreen(db: Db, scope: Scope, period: Period): Promise<void> {
  await overviewOf(db, scope, period);
  await countRecruitments(db, { scope, period, now: new Date() });
  await sharesOf(db, { kind: 'TYPES', scope, period });
  await findCompanies(db, period);
}

/** The statistics of recruitments: the days as counted at night, and those of which an application has changed. */
export const measureStatistics = (url: string): Promise<Figure[]> =>
  withDatabase(url, async (db) => {
    const begun = performance.now();
    await countApplicationsJob.run({ db, now: new Date() } as JobWork, {});
    const took = (performance.now() - begun) / 1000;
    const what = 'counting the days of 1,000,000 applications in the first night';
    const figures = [atMost(what, took, COUNTING_MUST_SECONDS, seconds)];
    await db.execute(sql`vacuum analyze`);
    for (const [name, scope] of [
      ['', {}],
      [' of one employment type', { employmentType: 'REGULAR' }],
    ] satisfies [string, Scope][])
      for (const days of DAYS) {
        const taken = await timed(() => readScreen(db, scope, periodOf(days)));
        const screen = `statistics of recruitments${name} of ${days} days and those before, 1,000,000 applications in all`;
        figures.push(atMost(screen, taken, MUST_MS, milliseconds));
      }
    return figures;
  });

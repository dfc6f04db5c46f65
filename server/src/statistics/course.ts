import type { Db } from '#kit/context.ts';
import { daysOf, totalsOf, type About } from './of-recruitment.ts';
import { periodBefore, type Period } from './period.ts';
import { careerShares, educationShares, regionShares } from './shares.ts';

/** How a posting, or all of them together, did in a period and in the one before. */
export async function courseOf(db: Db, posting: About, period: Period) {
  const days = await daysOf(db, posting, period);
  const daysBefore = await daysOf(db, posting, periodBefore(period));
  return {
    ...period,
    totals: totalsOf(days),
    before: totalsOf(daysBefore),
    days,
    daysBefore: daysBefore.map(({ date, hits, applied }) => ({ date, hits, applied })),
    careers: await careerShares(db, posting, period),
    educations: await educationShares(db, posting, period),
    regions: await regionShares(db, posting, period),
  };
}

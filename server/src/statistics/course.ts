import type { Db } from '#kit/context.ts';
import { daysOf, totalsOf, type About } from './of-recruitment.ts';
import { periodBefore, type Period } from './period.ts';
import { careerShares, educationShares, regionShares } from './shares.ts';

/** How a posting, or all of them together, did in a period and in the one before. */
export const courseOf = async (db: Db, posting: About, period: Period) => ({
  ...period,
  totals: await totalsOf(db, posting, period),
  before: await totalsOf(db, posting, periodBefore(period)),
  days: await daysOf(db, posting, period),
  careers: await careerShares(db, posting, period),
  educations: await educationShares(db, posting, period),
  regions: await regionShares(db, posting, period),
});

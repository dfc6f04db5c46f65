import type { Db } from '#kit/context.ts';
import { daysOf, totalsOf } from './recruitment-days.ts';
import { periodBefore, type Period } from './period.ts';
import type { Scope } from './scope.ts';
import { sharesOf } from './shares.ts';

/** The figures of recruitments in a period and in the one before. */
export async function overviewOf(db: Db, scope: Scope, period: Period) {
  const days = await daysOf(db, scope, period);
  const daysBefore = await daysOf(db, scope, periodBefore(period));
  return {
    ...period,
    totals: totalsOf(days),
    before: totalsOf(daysBefore),
    days,
    daysBefore: daysBefore.map(({ date, hits, applied }) => ({ date, hits, applied })),
    careers: await sharesOf(db, { kind: 'CAREERS', scope, period }),
    educations: await sharesOf(db, { kind: 'EDUCATIONS', scope, period }),
    regions: await sharesOf(db, { kind: 'REGIONS', scope, period }),
  };
}

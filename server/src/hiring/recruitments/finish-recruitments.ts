import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { ClosedReason } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Work } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { dropChanged, type RecruitmentCaches } from './caches.ts';
import { recruitmentFinished } from './events.ts';
import { recruitments } from './tables.ts';

/** Finishes the recruitments whose last day has passed in Seoul; those that are always open have none. */
export const finishPassed = (work: Work, caches: RecruitmentCaches): Promise<number> =>
  finish(work, caches, {
    isDue: and(isNotNull(recruitments.endsAt), lt(recruitments.endsAt, startOfSeoulDay(seoulDay(work.now)))),
    reason: 'DEADLINE',
  });

/** Finishes a recruitment that closes on hiring; called when an applicant is accepted. */
export const finishOnHiring = (
  work: Work,
  caches: RecruitmentCaches,
  recruitmentId: string,
): Promise<number> =>
  finish(work, caches, {
    isDue: and(eq(recruitments.id, recruitmentId), eq(recruitments.closesOnHiring, true)),
    reason: 'HIRED',
  });

/** Finishes all open recruitments of a company that leaves. */
export const finishOfCompany = (work: Work, caches: RecruitmentCaches, companyId: string): Promise<number> =>
  finish(work, caches, { isDue: eq(recruitments.companyId, companyId), reason: 'COMPANY' });

async function finish(
  work: Work,
  caches: RecruitmentCaches,
  { isDue, reason }: { isDue: SQL | undefined; reason: ClosedReason },
): Promise<number> {
  const finished = await work.db
    .update(recruitments)
    .set({
      state: 'FINISHED',
      closedAt: work.now,
      closedReason: reason,
      updatedAt: work.now,
      version: sql`${recruitments.version} + 1`,
    })
    .where(and(eq(recruitments.state, 'ON_GOING'), isDue))
    .returning({ id: recruitments.id, companyId: recruitments.companyId });
  await work.emit(...finished.map((row) => recruitmentFinished({ ...row, reason })));
  dropChanged(work, caches, finished);
  return finished.length;
}

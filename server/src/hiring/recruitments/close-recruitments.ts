import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { dropChanged, type RecruitmentCaches } from './caches.ts';
import { recruitmentCanceled } from './events.ts';
import { finishOfCompany } from './finish-recruitments.ts';
import { recruitments } from './tables.ts';

/**
 * Closes a company's recruitments for good: open ones finish, hidden ones are canceled and their applicants
 * notified.
 */
export async function closeRecruitments(
  work: Work,
  caches: RecruitmentCaches,
  companyId: string,
): Promise<void> {
  await finishOfCompany(work, caches, companyId);
  const isHidden = and(eq(recruitments.state, 'NO_SHOWN'), isNotNull(recruitments.publishedAt));
  const canceled = await work.db
    .update(recruitments)
    .set({
      state: 'CANCELED',
      closedAt: work.now,
      closedReason: null,
      updatedAt: work.now,
      version: sql`${recruitments.version} + 1`,
    })
    .where(and(eq(recruitments.companyId, companyId), isHidden))
    .returning({ id: recruitments.id, companyId: recruitments.companyId });
  await work.emit(...canceled.map(recruitmentCanceled));
  dropChanged(work, caches, canceled);
}

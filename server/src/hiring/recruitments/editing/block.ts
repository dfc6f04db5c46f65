import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { Work } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { dropChanged, type RecruitmentCaches } from '../caches.ts';
import { blockAnswered } from '../events.ts';
import type { RecruitmentDetail } from '../queries.ts';
import { shareFilesOf } from './share-files.ts';
import { recruitments } from '../tables.ts';

type Blocking = Pick<RecruitmentDetail, 'id' | 'companyId'>;

/** Hides a recruitment from the public, whatever its own state; hidden again, it gets the new reason. */
export async function blockRecruitment(
  work: Work,
  caches: RecruitmentCaches,
  { recruitment, reason }: { recruitment: Blocking; reason: string },
): Promise<void> {
  const blocked = { blockedAt: work.now, blockedReason: reason, blockReply: '', blockRepliedAt: null };
  await work.db.update(recruitments).set(blocked).where(eq(recruitments.id, recruitment.id));
  await shareFilesOf(work.db, [recruitment.id]);
  dropChanged(work, caches, [recruitment]);
}

/** Shows a hidden recruitment again in its own state; false when it was not hidden. */
export async function unblockRecruitment(
  work: Work,
  caches: RecruitmentCaches,
  recruitment: Blocking,
): Promise<boolean> {
  const lifted = await work.db
    .update(recruitments)
    .set({ blockedAt: null, blockedReason: '', blockReply: '', blockRepliedAt: null })
    .where(and(eq(recruitments.id, recruitment.id), isNotNull(recruitments.blockedAt)))
    .returning({ id: recruitments.id });
  if (lifted.length === 0) return false;
  await shareFilesOf(work.db, [recruitment.id]);
  dropChanged(work, caches, [recruitment]);
  return true;
}

/** Stores the company's answer to the reason; the administrators read it. */
export async function answerBlock(
  { db, now, emit }: Pick<Work, 'db' | 'now' | 'emit'>,
  { id }: Blocking,
  reply: string,
): Promise<void> {
  const answered = await db
    .update(recruitments)
    .set({ blockReply: reply, blockRepliedAt: now })
    .where(and(eq(recruitments.id, id), isNotNull(recruitments.blockedAt)))
    .returning({ id: recruitments.id });
  if (answered.length === 0) throw new AppError('conflict', m.notBlocked);
  await emit(blockAnswered({ id }));
}

/** Hides all recruitments of a company from the public, or shows them again in their own states. */
export async function setCompanyHidden(
  work: Work,
  caches: RecruitmentCaches,
  { companyId, isHidden }: { companyId: string; isHidden: boolean },
): Promise<void> {
  const changed = await work.db
    .update(recruitments)
    .set({ isCompanyHidden: isHidden })
    .where(and(eq(recruitments.companyId, companyId), ne(recruitments.isCompanyHidden, isHidden)))
    .returning({ id: recruitments.id, companyId: recruitments.companyId });
  await shareFilesOf(
    work.db,
    changed.map(({ id }) => id),
  );
  dropChanged(work, caches, changed);
}

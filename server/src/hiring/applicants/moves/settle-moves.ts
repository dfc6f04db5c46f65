import { asc, inArray, lte } from 'drizzle-orm';
import { applicationStaged, settled } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Work } from '#kit/context.ts';
import type { JobWork } from '#kit/jobs/jobs.ts';
import { finishOnHiring, type RecruitmentCaches } from '#hiring/recruitments/public.ts';
import { movableColumns, type Movable } from './stage-changes.ts';

const AT_ONCE = 200;

/**
 * Settles the moves whose undo time is over: emits each and closes the recruitments that are to close with
 * them.
 */
export async function settleMoves(work: JobWork, caches: RecruitmentCaches): Promise<void> {
  for (;;) {
    const count = await work.transact((tx) => settleBatch(tx, caches));
    if (count < AT_ONCE) return;
  }
}

async function settleBatch(work: Work, caches: RecruitmentCaches): Promise<number> {
  // A move that changes at this moment gets a new undo time.
  const due = await work.db
    .select(movableColumns)
    .from(applications)
    .where(lte(applications.settlesAt, work.now))
    .orderBy(asc(applications.settlesAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  await work.db
    .update(applications)
    .set(settled)
    .where(
      inArray(
        applications.id,
        due.map(({ id }) => id),
      ),
    );
  await work.emit(
    ...due.map((card) =>
      applicationStaged({
        applicationId: card.id,
        recruitmentId: card.recruitmentId,
        companyId: card.companyId,
        personId: card.personId,
        from: card.undoable?.before.stage ?? card.stage,
        to: card.stage,
        notice: card.notice,
      }),
    ),
  );
  for (const recruitmentId of new Set(due.filter(isClosing).map((card) => card.recruitmentId)))
    await finishOnHiring(work, caches, recruitmentId);
  return due.length;
}

const isClosing = ({ stage, undoable }: Movable): boolean =>
  stage === 'ON_RECRUIT' && undoable?.closesPosting === true;

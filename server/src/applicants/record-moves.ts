import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { APPLICATION_STAGED } from '#applications/public.ts';
import { applicationMoves, type ApplicationRow, type MoveRow } from '#applications/tables.ts';
import type { Company, ContextOf } from '#kit/context.ts';

/** An applicant as it was before the move. */
export type Before = Pick<ApplicationRow, 'id' | 'recruitmentId' | 'companyId' | 'personId' | 'stage'>;

/** Keeps who moved which applicants where, and announces each; answers what is kept, in the same order. */
export async function recordMoves(
  { db, now, actor, announce }: ContextOf<Company>,
  before: readonly Before[],
  { to, actorName }: { to: ApplicationStage; actorName: string },
): Promise<MoveRow[]> {
  if (before.length === 0) return [];
  const by = { toStage: to, actorId: actor.userId, actorName, movedAt: now };
  const [records] = await Promise.all([
    db
      .insert(applicationMoves)
      .values(before.map(({ id, stage }) => ({ ...by, applicationId: id, fromStage: stage })))
      .returning(),
    announce(
      ...before.map(({ id, recruitmentId, companyId, personId, stage: from }) => ({
        type: APPLICATION_STAGED,
        payload: { applicationId: id, recruitmentId, companyId, personId, from, to },
      })),
    ),
  ]);
  return records;
}

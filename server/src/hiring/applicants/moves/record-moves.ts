import { inArray } from 'drizzle-orm';
import { applicationMoved } from '#hiring/applications/public.ts';
import { applicationMoves, type MoveRow } from '#hiring/applications/tables.ts';
import type { CompanyContext, Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { settlesAt, type StageChange } from './stage-changes.ts';

type WriteContext = Pick<CompanyContext, 'db' | 'now' | 'actor' | 'emit'>;

/**
 * Records who moved which applicants where: one record for all moves within an undo time, none for an undone
 * move. Schedules settling them when that time is over. Returns the records by application.
 */
export async function recordMoves(
  ctx: WriteContext,
  changes: readonly StageChange[],
  actorName: string,
): Promise<ReadonlyMap<string, MoveRow>> {
  const [first] = changes;
  if (!first) return new Map();
  const by = { toStage: first.target.stage, actorId: ctx.actor.userId, actorName, movedAt: ctx.now };
  const isKnown = ({ card, moveId }: StageChange) => moveId !== null && card.undoable?.moveId === moveId;
  const going = changes.filter(({ kind }) => kind !== 'undoes');
  const [inserted, changed] = await Promise.all([
    insertRecords(
      ctx.db,
      going.filter((change) => change.moveId !== null && !isKnown(change)),
      by,
    ),
    changeRecords(ctx.db, idsOf(going.filter(isKnown)), by),
    dropRecords(ctx.db, idsOf(changes.filter(({ kind }) => kind === 'undoes'))),
    going.length > 0 && emitMoved(ctx, first.card.recruitmentId),
  ]);
  return new Map([...inserted, ...changed].map((record) => [record.applicationId, record]));
}

const idsOf = (changes: readonly StageChange[]): string[] =>
  changes.flatMap(({ moveId }) => (moveId === null ? [] : [moveId]));

type By = Pick<MoveRow, 'toStage' | 'actorId' | 'actorName' | 'movedAt'>;

async function insertRecords(db: Db, changes: readonly StageChange[], by: By): Promise<MoveRow[]> {
  if (changes.length === 0) return [];
  const rows = changes.flatMap(({ card, moveId }) => {
    const fromStage = card.undoable?.before.stage ?? card.stage;
    return moveId === null ? [] : [{ ...by, id: moveId, applicationId: card.id, fromStage }];
  });
  return db.insert(applicationMoves).values(rows).returning();
}

async function changeRecords(db: Db, ids: readonly string[], by: By): Promise<MoveRow[]> {
  if (ids.length === 0) return [];
  return db
    .update(applicationMoves)
    .set(by)
    .where(inArray(applicationMoves.id, [...ids]))
    .returning();
}

async function dropRecords(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(applicationMoves).where(inArray(applicationMoves.id, [...ids]));
}

/** The clock of the queue may be so far ahead of the server's: the job must not begin before the undo time is over. */
const CLOCK_SKEW_SECONDS = 1;

const emitMoved = ({ emit, now }: WriteContext, recruitmentId: string) =>
  emit({
    ...applicationMoved({ recruitmentId }),
    notBefore: addSeconds(settlesAt(now), CLOCK_SKEW_SECONDS),
  });

import { sql, type SQL } from 'drizzle-orm';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { nextVersion, presentColumns, restoredColumns, settled } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { stageColumns } from './stage-columns.ts';

/** The columns of an applicant that is about to be moved. */
export const movableColumns = {
  id: applications.id,
  recruitmentId: applications.recruitmentId,
  companyId: applications.companyId,
  personId: applications.personId,
  status: applications.status,
  stage: applications.stage,
  notice: applications.notice,
  undoable: applications.undoable,
};
export type Movable = Pick<ApplicationRow, keyof typeof movableColumns>;

/** The changes of a move besides the position. */
export interface MoveTarget {
  stage: ApplicationStage;
  /** Undefined notifies nobody, and in the present stage leaves the choice unchanged. */
  notice?: MoveNotice | undefined;
  closesRecruitment?: boolean | undefined;
}

/** `begins` starts an undo time, `continues` belongs to the running one, or is the undo itself. */
export type ChangeKind = 'begins' | 'continues' | 'undoes';

export interface StageChange {
  card: Movable;
  kind: ChangeKind;
  target: MoveTarget;
  /** The record of the move; null where the stage stays the same. */
  moveId: string | null;
}

/** The changes that a move makes besides the position; undefined for none. */
export function changeOf(card: Movable, target: MoveTarget): StageChange | undefined {
  const { undoable } = card;
  const isMoving = target.stage !== card.stage;
  if (!isMoving && (target.notice === undefined || target.notice === card.notice)) return undefined;
  if (!undoable) return { card, kind: 'begins', target, moveId: isMoving ? newId() : null };
  const isBack = undoable.before.stage === target.stage && (isMoving || target.notice === 'NONE');
  if (isBack) return { card, kind: 'undoes', target, moveId: undoable.moveId };
  return { card, kind: 'continues', target, moveId: undoable.moveId ?? (isMoving ? newId() : null) };
}

/** When the present change can no longer be undone. */
export const settlesAt = (now: Date): Date => addSeconds(now, UNDO_SECONDS + UNDO_MARGIN_SECONDS);

interface ChangeToWrite {
  /** Changes of one kind and with the same target. */
  change: Pick<StageChange, 'kind' | 'target' | 'card'>;
  /** The id of the move's record, or the column that contains it. */
  moveId: SQL | string | null;
  now: Date;
}

/** The columns that a change writes besides the position, derived from the row at the time of writing. */
export function columnsOf({ change: { kind, target, card }, moveId, now }: ChangeToWrite) {
  if (kind === 'undoes') return { ...restoredColumns(), ...settled, ...nextVersion };
  const isMoving = target.stage !== card.stage;
  const closes =
    target.closesRecruitment ?? (isMoving || kind === 'begins' ? false : card.undoable?.closesPosting);
  const undoState = sql`jsonb_build_object('moveId', ${moveId}::text, 'closesPosting', ${closes ?? false}::boolean)`;
  const isStaged = target.stage !== (card.undoable?.before.stage ?? card.stage);
  return {
    ...(kind === 'continues' && restoredColumns()),
    ...(isStaged && stageColumns(target.stage, now)),
    notice: target.notice ?? ('NONE' as const),
    settlesAt: settlesAt(now),
    undoable:
      kind === 'begins'
        ? sql`${undoState} || jsonb_build_object('before', ${presentColumns()})`
        : sql`${applications.undoable} || ${undoState}`,
    ...nextVersion,
  };
}

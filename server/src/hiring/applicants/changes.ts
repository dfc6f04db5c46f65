import { sql, type SQL } from 'drizzle-orm';
import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { nextVersion, presentColumns, restoredColumns, settled } from '#hiring/applications/public.ts';
import { applications, type ApplicationRow } from '#hiring/applications/tables.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { stageColumns } from './moves/stage-columns.ts';

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
export interface Aim {
  stage: ApplicationStage;
  /** Undefined notifies nobody, and in the present stage leaves the choice unchanged. */
  notice?: MoveNotice | undefined;
  closesRecruitment?: boolean | undefined;
}

/** `begins` starts an undo time, `continues` belongs to the running one, or is the undo itself. */
export type ChangeKind = 'begins' | 'continues' | 'undoes';

export interface Change {
  card: Movable;
  kind: ChangeKind;
  aim: Aim;
  /** The record of the move; null where the stage stays the same. */
  moveId: string | null;
}

/** The changes that a move makes besides the position; undefined for none. */
export function changeOf(card: Movable, aim: Aim): Change | undefined {
  const { undoable } = card;
  const isMoving = aim.stage !== card.stage;
  if (!isMoving && (aim.notice === undefined || aim.notice === card.notice)) return undefined;
  if (!undoable) return { card, kind: 'begins', aim, moveId: isMoving ? newId() : null };
  const isBack = undoable.before.stage === aim.stage && (isMoving || aim.notice === 'NONE');
  if (isBack) return { card, kind: 'undoes', aim, moveId: undoable.moveId };
  return { card, kind: 'continues', aim, moveId: undoable.moveId ?? (isMoving ? newId() : null) };
}

/** When the present change can no longer be undone. */
export const settlesAt = (now: Date): Date => addSeconds(now, UNDO_SECONDS + UNDO_MARGIN_SECONDS);

interface ChangeToWrite {
  /** Changes of one kind and with the same target. */
  change: Pick<Change, 'kind' | 'aim' | 'card'>;
  /** The id of the move's record, or the column that contains it. */
  moveId: SQL | string | null;
  now: Date;
}

/** The columns that a change writes besides the position, derived from the row at the time of writing. */
export function columnsOf({ change: { kind, aim, card }, moveId, now }: ChangeToWrite) {
  if (kind === 'undoes') return { ...restoredColumns(), ...settled, ...nextVersion };
  const isMoving = aim.stage !== card.stage;
  const closes =
    aim.closesRecruitment ?? (isMoving || kind === 'begins' ? false : card.undoable?.closesPosting);
  const ahead = sql`jsonb_build_object('moveId', ${moveId}::text, 'closesPosting', ${closes ?? false}::boolean)`;
  const isStaged = aim.stage !== (card.undoable?.before.stage ?? card.stage);
  return {
    ...(kind === 'continues' && restoredColumns()),
    ...(isStaged && stageColumns(aim.stage, now)),
    notice: aim.notice ?? ('NONE' as const),
    settlesAt: settlesAt(now),
    undoable:
      kind === 'begins'
        ? sql`${ahead} || jsonb_build_object('before', ${presentColumns()})`
        : sql`${applications.undoable} || ${ahead}`,
    ...nextVersion,
  };
}

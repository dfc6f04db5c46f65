import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Actor, Db } from '#kit/context.ts';
import { findRanksAround, type InsertPosition } from '../board/board.ts';
import { lockCard, type LockedCard } from '../queries.ts';

export interface Move {
  stage: ApplicationStage;
  index: number | undefined;
  /** The card above; null is the top, undefined means that `index` decides. */
  belowId: string | null | undefined;
  /** The stage in which the caller saw the card; if it has changed, the move is a conflict. */
  from: ApplicationStage | undefined;
  /** Whether the applicant is notified when the move settles. */
  notice: MoveNotice | undefined;
  /** Whether a recruitment that closes on hiring closes when the move settles. */
  closesRecruitment: boolean | undefined;
}

/**
 * A card about to be moved, with the ranks around its new position; undefined when the card above is not
 * there.
 */
export interface LockedMove extends LockedCard {
  move: Move;
  ranks: Awaited<ReturnType<typeof findRanksAround>>;
}

/**
 * Locks a card and its board and reads the ranks around the new position, in one round trip to the database.
 */
export async function lockMove(
  ctx: { db: Db; actor: Pick<Actor, 'userId'> },
  of: { recruitmentId: string; applicationId: string },
  move: Move,
): Promise<LockedMove | undefined> {
  const { recruitmentId, applicationId } = of;
  const { stage, index = 0, belowId } = move;
  const position: InsertPosition = { recruitmentId, stage, ids: [applicationId], index, belowId };
  // In this order: the ranks are read once the board is locked.
  const [card, ranks] = await Promise.all([lockCard(ctx, of), findRanksAround(ctx.db, position)]);
  return card && { ...card, move, ranks };
}

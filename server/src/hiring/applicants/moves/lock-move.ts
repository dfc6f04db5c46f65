import type { ApplicationStage, MoveNotice } from '@ieum/contract/hiring/applications/enums.ts';
import type { Actor, Db } from '#kit/context.ts';
import { findPlace, type Place } from '../board/board.ts';
import { lockCard, type LockedCard } from '../queries.ts';

/** What a move asks for. */
export interface Move {
  stage: ApplicationStage;
  index: number | undefined;
  /** The card above; null is the top, undefined leaves it to `index`. */
  belowId: string | null | undefined;
  /** Where the caller saw the card; another stage by now is a conflict. */
  from: ApplicationStage | undefined;
  /** Whether the applicant is notified when the move settles. */
  notice: MoveNotice | undefined;
  /** Whether a recruitment that closes on hiring closes when the move settles. */
  closesPosting: boolean | undefined;
}

/** A card about to be moved, and between which ranks its new place lies; undefined when the card above is not there. */
export interface LockedMove extends LockedCard {
  place: Awaited<ReturnType<typeof findPlace>>;
}

/** Holds a card and its board and reads where the card is to go, in one round to the database. */
export async function lockMove(
  ctx: { db: Db; actor: Pick<Actor, 'userId'> },
  of: { recruitmentId: string; applicationId: string },
  { stage, index = 0, belowId }: Move,
): Promise<LockedMove | undefined> {
  const { recruitmentId, applicationId } = of;
  const wanted: Place = { recruitmentId, stage, ids: [applicationId], index, belowId };
  // In this order: the place is read once the board is held.
  const [card, place] = await Promise.all([lockCard(ctx, of), findPlace(ctx.db, wanted)]);
  return card && { ...card, place };
}

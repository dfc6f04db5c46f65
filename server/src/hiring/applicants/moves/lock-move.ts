import type { Actor, Db } from '#kit/context.ts';
import { isId } from '#kit/db/ids.ts';
import { findPlace, type Place } from '../board/board.ts';
import type { Move } from './move.ts';
import { lockCard, type LockedCard } from '../queries.ts';

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
  if (!isId(recruitmentId) || !isId(applicationId)) return undefined;
  const wanted: Place = { recruitmentId, stage, ids: [applicationId], index, belowId };
  // In this order: the place is read once the board is held.
  const [card, place] = await Promise.all([lockCard(ctx, of), findPlace(ctx.db, wanted)]);
  return card && { ...card, place };
}

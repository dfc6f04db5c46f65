import { eq } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { isSubmitted, nextVersion, rankBetween, type OwnedApplication } from '#applications/public.ts';
import { applications, type ApplicationRow } from '#applications/tables.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { one } from '#kit/rows.ts';
import { finishOnHiring, type Memories } from '#recruitments/public.ts';
import { findPlace, holdBoard } from './board.ts';
import { recordMoves } from './record-moves.ts';
import { staged } from './staged.ts';
import { PLACE_FIELD } from './wire.ts';

export interface Move {
  stage: ApplicationStage;
  index: number | undefined;
  /** The card above; null is the top, undefined leaves it to `index`. */
  belowId: string | null | undefined;
  /** Where the caller saw the card; another stage by now is a conflict. */
  from: ApplicationStage | undefined;
}

/** Where a card went. */
export interface Moved {
  applicationId: string;
  stage: ApplicationStage;
  rank: string;
  version: number;
}

interface Deps {
  memories: Memories;
  /** The wire form of the applicant as it stands, told on a conflict. */
  presentCurrent: () => Promise<unknown>;
}

/**
 * Moves an applicant to a stage and a place in it, writing one row; accepting may finish the posting (rules R1).
 * Nothing is answered when the applicant stays where they are.
 */
export async function moveApplicant(
  ctx: ContextOf<Company>,
  { application, company }: OwnedApplication,
  { move, memories, presentCurrent }: { move: Move } & Deps,
): Promise<Moved | undefined> {
  const { stage: from } = application;
  if (!isSubmitted(application) || !from) throw new AppError('conflict', m.revoked);
  if (move.from && move.from !== from)
    throw new AppError('conflict', m.movedElsewhere, { current: await presentCurrent() });
  const isChanging = move.stage !== from;
  const isPlacing = move.index !== undefined || move.belowId !== undefined;
  if (!isChanging && !isPlacing) return undefined;
  const rank = await findRank(ctx, application, move);
  const changed = await ctx.db
    .update(applications)
    .set({ rank, ...nextVersion, ...(isChanging && staged(move.stage, ctx.now)) })
    .where(eq(applications.id, application.id))
    .returning({ version: applications.version });
  const moved = { applicationId: application.id, stage: move.stage, rank, ...one(changed) };
  if (!isChanging) return moved;
  await recordMoves(ctx, [application], { to: move.stage, actorName: company.name });
  if (move.stage === 'ON_RECRUIT') await finishOnHiring(ctx, memories, application.recruitmentId);
  return moved;
}

/** The rank of the place; moves on one board wait for each other, so that no two find the same place. */
async function findRank(
  { db }: ContextOf<Company>,
  { id, recruitmentId }: ApplicationRow,
  { stage, index = 0, belowId }: Move,
): Promise<string> {
  await holdBoard(db, recruitmentId);
  const place = await findPlace(db, { recruitmentId, stage, ids: [id], index, belowId });
  if (!place) throw invalidAt(PLACE_FIELD, m.placeUnknown);
  return rankBetween(place.above, place.below);
}

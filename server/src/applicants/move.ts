import { eq, sql } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { APPLICATION_STAGED, isSubmitted, rankBetween, type OwnedApplication } from '#applications/public.ts';
import { applicationMoves, applications, type ApplicationRow } from '#applications/tables.ts';
import type { Company, ContextOf } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import { one } from '#kit/rows.ts';
import { finishOnHiring, type Memories } from '#recruitments/public.ts';
import { findNeighbours } from './board.ts';
import { nextVersion } from './queries.ts';
import { PLACE_FIELD } from './wire.ts';

export interface Move {
  stage: ApplicationStage;
  index: number | undefined;
  /** The card above; null is the top, undefined leaves it to `index`. */
  belowId: string | null | undefined;
  /** Where the caller saw the card; another stage by now is a conflict. */
  from: ApplicationStage | undefined;
}

interface Deps {
  memories: Memories;
  /** The wire form of the applicant as it stands, told on a conflict. */
  presentCurrent: () => Promise<unknown>;
}

/** Where a card went. */
export interface Moved {
  applicationId: string;
  stage: ApplicationStage;
  rank: string;
  version: number;
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
    .set({ rank, ...nextVersion, ...(isChanging && staged(application, move.stage, ctx.now)) })
    .where(eq(applications.id, application.id))
    .returning({ version: applications.version });
  const moved = { applicationId: application.id, stage: move.stage, rank, ...one(changed) };
  if (!isChanging) return moved;
  await record(ctx, application, { from, to: move.stage, actorName: company.name });
  if (move.stage === 'ON_RECRUIT') await finishOnHiring(ctx, memories, application.recruitmentId);
  return moved;
}

/** The rank of the place; moves on one board wait for each other, so that no two find the same place. */
async function findRank(
  { db }: ContextOf<Company>,
  { id, recruitmentId }: ApplicationRow,
  move: Move,
): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recruitmentId}, 0))`);
  const { stage, index = 0, belowId } = move;
  const neighbours = await findNeighbours(db, { recruitmentId, stage, id, index, belowId });
  if (!neighbours) throw invalidAt(PLACE_FIELD, m.placeUnknown);
  return rankBetween(neighbours.above, neighbours.below);
}

function staged(application: ApplicationRow, stage: ApplicationStage, now: Date) {
  const { positiveStage, pendingAt, meetingAt } = application;
  const isAccepted = stage === 'ON_RECRUIT';
  return {
    stage,
    positiveStage: stage === 'ELIMINATED' ? positiveStage : stage,
    status: isAccepted ? ('ON_RECRUIT' as const) : ('IS_APPLIED' as const),
    stagedAt: now,
    pendingAt: stage === 'ON_PENDING' ? now : pendingAt,
    meetingAt: stage === 'ON_MEETING' ? now : meetingAt,
    recruitedAt: isAccepted ? now : null,
    eliminatedAt: stage === 'ELIMINATED' ? now : null,
    // Only an accepted applicant stays certified.
    ...(!isAccepted && { isCertified: false, certifiedAt: null }),
  };
}

interface Recorded {
  from: ApplicationStage;
  to: ApplicationStage;
  actorName: string;
}

async function record(
  ctx: ContextOf<Company>,
  application: ApplicationRow,
  { from, to, actorName }: Recorded,
) {
  const { id, recruitmentId, companyId, personId } = application;
  await ctx.db.insert(applicationMoves).values({
    applicationId: id,
    fromStage: from,
    toStage: to,
    actorId: ctx.actor.userId,
    actorName,
    movedAt: ctx.now,
  });
  await ctx.announce({
    type: APPLICATION_STAGED,
    payload: { applicationId: id, recruitmentId, companyId, personId, from, to },
  });
}

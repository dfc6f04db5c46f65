import { eq } from 'drizzle-orm';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import { isSubmitted, nextVersion, ranksAt } from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { CompanyContext, Db } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { changeOf, columnsOf } from './stage-changes.ts';
import { applicantMoved } from '../events.ts';
import type { LockedMove } from './lock-move.ts';
import { applicantColumns, findCard, findLastMovers, type ApplicantRow } from '../queries.ts';
import { recordMoves } from './record-moves.ts';
import { POSITION_FIELD } from './position-field.ts';

/** The present applicant; with `isElsewhere`, somebody else moved it first: the name where it is known. */
interface CardState {
  row: ApplicantRow;
  isElsewhere?: { mover: string | undefined };
}

/**
 * Moves an applicant to a stage and a position in it, writing one row; the effects wait until the move can no
 * longer be undone.
 */
export async function moveApplicant(
  ctx: CompanyContext,
  { application, company, move, ranks }: LockedMove,
): Promise<CardState> {
  const { id, stage: from } = application;
  if (!isSubmitted(application) || !from) throw new AppError('conflict', m.revoked);
  if (move.from && move.from !== from) return movedElsewhere(ctx.db, id);
  const change = changeOf(application, move);
  const isPlacing = move.stage !== from || move.index !== undefined || move.belowId !== undefined;
  if (!change && !isPlacing) return { row: await readCard(ctx.db, id) };
  const columns = {
    ...nextVersion,
    ...(change && columnsOf({ change, moveId: change.moveId, now: ctx.now })),
    ...(isPlacing && { rank: newRank(ranks, ctx.now) }),
  };
  const [changed, records] = await Promise.all([
    ctx.db.update(applications).set(columns).where(eq(applications.id, id)).returning(applicantColumns),
    recordMoves(ctx, change ? [change] : [], company.name),
  ]);
  const row = one(changed);
  const at = { applicationId: id, stage: row.stage, rank: row.rank, version: row.version };
  const moved = { ...at, record: records.get(id) };
  ctx.publish(applicantMoved({ recruitmentId: application.recruitmentId, moved }));
  return { row };
}

function newRank(ranks: LockedMove['ranks'], now: Date): string {
  if (!ranks) throw invalidAt(POSITION_FIELD, m.placeUnknown);
  return one(ranksAt(ranks, 1, now));
}

async function readCard(db: Db, id: string): Promise<ApplicantRow> {
  const row = await findCard(db, id);
  if (!row) throw notFound();
  return row;
}

async function movedElsewhere(db: Db, id: string): Promise<CardState> {
  const [movers, row] = await Promise.all([findLastMovers(db, [id]), readCard(db, id)]);
  return { row, isElsewhere: { mover: movers.get(id) } };
}

/** The conflict of a caller who was slower than the colleague of that name. */
export const lateRejectionOf = (name: string | undefined, details: { current?: unknown } = {}): AppError =>
  name
    ? new AppError('conflict', m.movedFirst, { ...details, values: { name } })
    : new AppError('conflict', m.movedElsewhere, details);

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import type { MoveNotice } from '@ieum/contract/hiring/recruitments/enums.ts';
import { applicantTexts as m } from '@ieum/contract/hiring/applicants/texts.ts';
import {
  isSubmitted,
  nextVersion,
  ranksAt,
  type RecruitmentWithCompany,
} from '#hiring/applications/public.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { CompanyContext, Db } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { isId } from '#kit/db/ids.ts';
import { lockBoard } from '../board/board-lock.ts';
import { findRanksAround } from '../board/board.ts';
import { changeOf, columnsOf, movableColumns, type StageChange, type Movable } from './stage-changes.ts';
import { applicantsMoved, type Moved } from '../events.ts';
import { lateRejectionOf } from './move.ts';
import { findLastMovers } from '../queries.ts';
import { recordMoves } from './record-moves.ts';
import { POSITION_FIELD } from './position-field.ts';

export interface ManyMoves {
  stage: ApplicationStage;
  /** The card above all of them; null or undefined is the top. */
  belowId: string | null | undefined;
  /** Whether the applicants whose stage changes are notified when the move settles. */
  notice?: MoveNotice | undefined;
  closesRecruitment?: boolean | undefined;
  /** In the order that they will have. */
  cards: readonly { id: string; from: ApplicationStage | undefined }[];
}

/** The result of one card: its new position, or why it did not move. */
export interface Outcome {
  id: string;
  at?: Moved;
  error?: AppError;
  /** Somebody else moved it first, so the caller receives its present position. */
  isElsewhere?: true;
}

/**
 * Moves many applicants of a recruitment in one transaction; those that cannot move are reported and do not
 * affect the others. Cards already in the stage keep their position unless a position is given.
 */
export async function moveMany(
  ctx: CompanyContext,
  { recruitment, company }: RecruitmentWithCompany,
  moves: ManyMoves,
): Promise<Outcome[]> {
  const { stage, belowId } = moves;
  const cards = [...new Map(moves.cards.map((card) => [card.id, card])).values()];
  const ids = cards.map(({ id }) => id);
  await lockBoard(ctx.db, recruitment.id);
  const rows = await lockRows(ctx.db, recruitment.id, ids);
  const late = cards.filter(({ id, from }) => from && rows.has(id) && rows.get(id)?.stage !== from);
  const movers = await findLastMovers(
    ctx.db,
    late.map(({ id }) => id),
  );
  const rejected = cards.flatMap(({ id, from }) => {
    const error = rejectionOf({ id, row: rows.get(id), from, mover: movers.get(id) });
    return error ?? [];
  });
  const isRejected = new Set(rejected.map(({ id }) => id));
  const free = cards.flatMap(({ id }) => (isRejected.has(id) ? [] : (rows.get(id) ?? [])));
  const moving = belowId === undefined ? free.filter((row) => row.stage !== stage) : free;
  const changes = moving.flatMap((row) => (row.stage === stage ? [] : (changeOf(row, moves) ?? [])));
  const moved = await writeMoved(ctx, { recruitmentId: recruitment.id, stage, belowId, moving, changes });
  const recordOf = await recordMoves(ctx, changes, company.name);
  const outcomes = new Map(rejected.map((outcome) => [outcome.id, outcome]));
  for (const { id, rank, version } of free)
    outcomes.set(id, { id, at: { applicationId: id, stage, rank, version } });
  const recorded = moved.map((at) => ({ ...at, record: recordOf.get(at.applicationId) }));
  for (const at of recorded) outcomes.set(at.applicationId, { id: at.applicationId, at });
  if (recorded.length > 0) ctx.publish(applicantsMoved({ recruitmentId: recruitment.id, moved: recorded }));
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** The rows by their ids, always locked in the same order; ids are plain texts here, as the results repeat them. */
async function lockRows(db: Db, recruitmentId: string, ids: readonly string[]) {
  const rows = await db
    .select({ ...movableColumns, rank: applications.rank, version: applications.version })
    .from(applications)
    .where(and(eq(applications.recruitmentId, recruitmentId), inArray(applications.id, ids.filter(isId))))
    .orderBy(asc(applications.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}
type LockedCardRow = Movable & { rank: string; version: number };

interface MoveRequest {
  id: string;
  row: LockedCardRow | undefined;
  from: ApplicationStage | undefined;
  /** The name of the account that moved it last. */
  mover: string | undefined;
}

function rejectionOf({ id, row, from, mover }: MoveRequest): Outcome | undefined {
  if (!row || row.status === 'ON_WRITING') return { id, error: notFound() };
  if (!isSubmitted(row)) return { id, error: new AppError('conflict', m.revoked) };
  if (from && from !== row.stage) return { id, error: lateRejectionOf(mover), isElsewhere: true };
  return undefined;
}

interface CardsToPlace {
  recruitmentId: string;
  stage: ApplicationStage;
  belowId: string | null | undefined;
  moving: readonly LockedCardRow[];
  /** The changes besides the position. */
  changes: readonly StageChange[];
}

/** Writes stage and rank of all cards that move, each once. */
async function writeMoved(
  { db, now }: CompanyContext,
  { recruitmentId, stage, belowId, moving, changes }: CardsToPlace,
): Promise<Moved[]> {
  if (moving.length === 0) return [];
  const ids = moving.map(({ id }) => id);
  const around = await findRanksAround(db, { recruitmentId, stage, ids, index: 0, belowId });
  if (!around) throw invalidAt(POSITION_FIELD, m.placeUnknown);
  const ranks = ranksAt(around, moving.length, now);
  const rankOf = new Map(moving.map(({ id }, i) => [id, ranks[i] ?? '']));
  const changeById = new Map(changes.map((change) => [change.card.id, change]));
  const placed = moving.map(({ id }) => ({ id, rank: rankOf.get(id) ?? '', change: changeById.get(id) }));
  const written = [];
  for (const kind of [undefined, 'begins', 'continues', 'undoes'] as const)
    written.push(
      ...(await write(
        db,
        placed.filter(({ change }) => change?.kind === kind),
        now,
      )),
    );
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return placed.map(({ id, rank }) => ({ applicationId: id, stage, rank, version: versions.get(id) ?? 0 }));
}

interface RankedCard {
  id: string;
  rank: string;
  change: StageChange | undefined;
}

/** Writes cards with the same kind of change in one statement. */
async function write(db: Db, cards: readonly RankedCard[], now: Date) {
  const [first] = cards;
  if (!first) return [];
  const rows = cards.map(
    ({ id, rank, change }) => sql`(${id}::uuid, ${rank}::text, ${change?.moveId ?? null}::text)`,
  );
  const { change } = first;
  return db
    .update(applications)
    .set({
      ...nextVersion,
      ...(change && columnsOf({ change, moveId: sql`placed.move_id`, now })),
      rank: sql`placed.rank`,
    })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as placed (id, rank, move_id)`)
    .where(sql`${applications.id} = placed.id`)
    .returning({ id: applications.id, version: applications.version });
}

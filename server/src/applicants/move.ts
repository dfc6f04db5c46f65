import { eq } from 'drizzle-orm';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { applicantMessages as m } from '@ieum/contract/messages/applicants.ts';
import { isSubmitted, nextVersion, ranksAt } from '#applications/public.ts';
import { applications, type MoveRow } from '#applications/tables.ts';
import type { Company, ContextOf, Db } from '#kit/context.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { one } from '#kit/rows.ts';
import { finishOnHiring, type Memories } from '#recruitments/public.ts';
import type { HeldMove } from './hold-move.ts';
import { applicantColumns, findCard, findLastMovers, type ApplicantRow } from './queries.ts';
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
  /** What is kept of it; a card that changed its place alone leaves none. */
  record?: MoveRow | undefined;
}

interface Deps {
  memories: Memories;
  /** The wire form of the applicant as it stands, told on a conflict. */
  presentCurrent: (row: ApplicantRow) => unknown;
}

/** The applicant as it stands now, and where it went if it went anywhere. */
interface Standing {
  row: ApplicantRow;
  moved?: Moved;
}

/** Moves an applicant to a stage and a place in it, writing one row; accepting may finish the posting (rules R1). */
export async function moveApplicant(
  ctx: ContextOf<Company>,
  { application, company, place }: HeldMove,
  { move, memories, presentCurrent }: { move: Move } & Deps,
): Promise<Standing> {
  const { id, recruitmentId, stage: from } = application;
  if (!isSubmitted(application) || !from) throw new AppError('conflict', m.revoked);
  if (move.from && move.from !== from) throw await movedElsewhere(ctx.db, id, presentCurrent);
  const isChanging = move.stage !== from;
  const isPlacing = move.index !== undefined || move.belowId !== undefined;
  if (!isChanging && !isPlacing) return { row: await readCard(ctx.db, id) };
  if (!place) throw invalidAt(PLACE_FIELD, m.placeUnknown);
  const rank = one(ranksAt(place, 1, ctx.now));
  const [changed, [record]] = await Promise.all([
    ctx.db
      .update(applications)
      .set({ rank, ...nextVersion, ...(isChanging && staged(move.stage, ctx.now)) })
      .where(eq(applications.id, id))
      .returning(applicantColumns),
    recordMoves(ctx, isChanging ? [application] : [], { to: move.stage, actorName: company.name }),
  ]);
  const row = one(changed);
  const at = { applicationId: id, stage: move.stage, rank, version: row.version };
  if (!isChanging) return { row, moved: at };
  if (move.stage === 'ON_RECRUIT') await finishOnHiring(ctx, memories, recruitmentId);
  return { row, moved: { ...at, record } };
}

async function readCard(db: Db, id: string): Promise<ApplicantRow> {
  const row = await findCard(db, id);
  if (!row) throw notFound();
  return row;
}

/** Tells who was faster, where that is known, and where the card is. */
async function movedElsewhere(db: Db, id: string, presentCurrent: Deps['presentCurrent']): Promise<AppError> {
  const movers = await findLastMovers(db, [id]);
  return refusalOfLate(movers.get(id), { current: presentCurrent(await readCard(db, id)) });
}

/** The refusal of whoever was slower than the colleague of that name. */
export const refusalOfLate = (name: string | undefined, details: { current?: unknown } = {}): AppError =>
  name
    ? new AppError('conflict', m.movedFirst, { ...details, values: { name } })
    : new AppError('conflict', m.movedElsewhere, details);

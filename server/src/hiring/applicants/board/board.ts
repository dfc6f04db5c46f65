import { and, eq, notInArray, sql } from 'drizzle-orm';
import { KANBAN_PAGE, kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { orderBy, readPage, type PageColumn } from '#kit/db/pagination.ts';
import { matching, type ApplicantFilter } from '../list/filter.ts';
import { applicantColumns, type ApplicantRow } from '../queries.ts';

/** One column of the board: its total count, its next cards and the cursor of those after them. */
export interface BoardColumn {
  count: number;
  rows: ApplicantRow[];
  next: string | null;
}
export type Board = Record<KanbanColumn, BoardColumn>;

/** The column to continue, and its cursor; without it every column starts at its top. */
export interface BoardPart {
  column?: KanbanColumn | undefined;
  after?: string | undefined;
}

/** The order of the cards in a column. */
export const byRank: PageColumn<ApplicantRow>[] = [
  { by: sql`${applications.rank}`, direction: 1, cast: 'text', read: ({ rank }) => rank },
  { by: sql`${applications.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
];

/** The board of a recruitment: one indexed read per column and one count for all. */
export async function readBoard(db: Db, filter: ApplicantFilter, part: BoardPart = {}): Promise<Board> {
  const counts = await countStages(db, filter);
  const readColumn = async (column: KanbanColumn): Promise<BoardColumn> => {
    const stage = kanbanColumns[column];
    const isRequested = part.column === undefined || part.column === column;
    const page = isRequested
      ? await readStage(db, { ...filter, stages: [stage] }, part.after)
      : { rows: [], next: null };
    return { count: counts.get(stage) ?? 0, ...page };
  };
  return {
    applied: await readColumn('applied'),
    pending: await readColumn('pending'),
    meeting: await readColumn('meeting'),
    recruit: await readColumn('recruit'),
    removed: await readColumn('removed'),
  };
}

function readStage(db: Db, filter: ApplicantFilter, after: string | undefined) {
  const selection = db.select(applicantColumns).from(applications).$dynamic();
  const part = { limit: KANBAN_PAGE, skip: 0, after };
  return readPage(selection, { where: matching(filter), columns: byRank, part });
}

async function countStages(db: Db, filter: ApplicantFilter): Promise<Map<ApplicationStage, number>> {
  const rows = await db
    .select({ stage: applicantColumns.stage, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(matching(filter))
    .groupBy(applications.stage);
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}

/**
 * Where cards are inserted in a stage: below the card `belowId`, else at the position `index`, counted from 0
 * without them.
 */
export interface InsertPosition {
  recruitmentId: string;
  stage: ApplicationStage;
  /** The cards that move. */
  ids: readonly string[];
  index: number;
  belowId: string | null | undefined;
}

/** The ranks around a position; undefined when the card above it is not there (any more). */
export async function findRanksAround(
  db: Db,
  position: InsertPosition,
): Promise<{ above: string | null; below: string | null } | undefined> {
  const others = and(
    matching({ recruitmentId: position.recruitmentId, stages: [position.stage] }),
    notInArray(applications.id, [...position.ids]),
  );
  const above = position.belowId
    ? await findRank(db, position.belowId, others)
    : await findRankAt(db, position.index, others);
  if (above === undefined) return undefined;
  const [below] = await db
    .select({ rank: applications.rank })
    .from(applications)
    .where(and(others, above === null ? undefined : sql`${applications.rank} > ${above}`))
    .orderBy(...orderBy(byRank))
    .limit(1);
  return { above, below: below?.rank ?? null };
}

type Others = ReturnType<typeof matching>;

async function findRank(db: Db, id: string, others: Others): Promise<string | undefined> {
  const [row] = await db
    .select({ rank: applications.rank })
    .from(applications)
    .where(and(others, eq(applications.id, id)));
  return row?.rank;
}

/** The rank above a position counted from 0; null at the top, that of the last card beyond the end. */
async function findRankAt(db: Db, index: number, others: Others): Promise<string | null> {
  if (index === 0) return null;
  const ranks = (isFromEnd: boolean, skip: number) =>
    db
      .select({ rank: applications.rank })
      .from(applications)
      .where(others)
      .orderBy(...orderBy(byRank, isFromEnd))
      .offset(skip)
      .limit(1);
  const [found] = await ranks(false, index - 1);
  if (found) return found.rank;
  const [last] = await ranks(true, 0);
  return last?.rank ?? null;
}

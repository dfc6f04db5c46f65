import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';

/** The position of a card: its stage and the card above it, null at the top. */
export interface Place {
  stage: ApplicationStage;
  afterId: string | null;
  /** From 0, not counting the card itself; used when the card above has gone. */
  index?: number;
}

export interface FoundCard {
  card: ApplicantRow;
  column: KanbanColumn;
  /** From 0 among the shown cards. */
  index: number;
}

/** The columns in the order of the board. */
export const columnNames = Object.keys(kanbanColumns) as KanbanColumn[];

/** The column of a stage. */
export const columnOf = (stage: ApplicationStage): KanbanColumn =>
  columnNames.find((name) => kanbanColumns[name] === stage) ?? 'applied';

/** A card and its position, or nothing when it is not on the board. */
export function findCard(board: Kanban, id: string): FoundCard | undefined {
  for (const column of columnNames) {
    const index = board[column].applications.findIndex(({ _id }) => _id === id);
    const card = board[column].applications[index];
    if (card) return { card, column, index };
  }
  return undefined;
}

/** The current position of a card, to restore it later. */
export function placeOf(board: Kanban, id: string): Place | undefined {
  const found = findCard(board, id);
  if (!found) return undefined;
  const { card, column, index } = found;
  const above = board[column].applications[index - 1];
  return { stage: card.stage, afterId: above?._id ?? null, index };
}

/** The position at an index of a column, not counting the card itself. */
export function placeAt(board: Kanban, column: KanbanColumn, at: { id: string; index: number }): Place {
  const others = board[column].applications.filter(({ _id }) => _id !== at.id);
  return { stage: kanbanColumns[column], afterId: others[at.index - 1]?._id ?? null, index: at.index };
}

/** The position relative to cards that are not moved: the card above is one that stays. */
export function placeWithout(board: Kanban, place: Place, goingIds: ReadonlySet<string>): Place {
  const cards = board[columnOf(place.stage)].applications;
  const at = cards.findIndex(({ _id }) => _id === place.afterId);
  const above = cards.slice(0, at + 1).findLast(({ _id }) => !goingIds.has(_id));
  return { ...place, afterId: above?._id ?? null };
}

function without(board: Kanban, { card, column }: FoundCard): Kanban {
  const current = board[column];
  const applications = current.applications.filter(({ _id }) => _id !== card._id);
  return { ...board, [column]: { ...current, count: current.count - 1, applications } };
}

/** The index of a position among the shown cards of its column. */
function indexOf(applications: readonly ApplicantRow[], { afterId, index }: Place): number {
  if (afterId === null) return 0;
  const above = applications.findIndex(({ _id }) => _id === afterId);
  if (above >= 0) return above + 1;
  return Math.min(index ?? applications.length, applications.length);
}

/** The board with a card at its new position; an unknown card changes nothing. */
export function moveOnBoard(board: Kanban, id: string, place: Place): Kanban {
  const found = findCard(board, id);
  if (!found) return board;
  const rest = without(board, found);
  const column = columnOf(place.stage);
  const current = rest[column];
  const card = { ...found.card, stage: place.stage };
  const applications = current.applications.toSpliced(indexOf(current.applications, place), 0, card);
  return { ...rest, [column]: { ...current, count: current.count + 1, applications } };
}

/** Whether a card is sorted below another of its stage, by the server's sort keys. */
export const isBelow = (one: ApplicantRow, other: ApplicantRow): boolean =>
  one.position === other.position ? one._id > other._id : one.position > other.position;

/**
 * The board with a card at its sorted position; below all loaded cards it is not shown until it is
 * loaded.
 */
export function settleOnBoard(board: Kanban, row: ApplicantRow): Kanban {
  const found = findCard(board, row._id);
  const rest = found ? without(board, found) : board;
  const column = columnOf(row.stage);
  const current = rest[column];
  const below = current.applications.findIndex((card) => isBelow(card, row));
  const index = below < 0 ? current.applications.length : below;
  const isShown = below >= 0 || current.next === null;
  const applications = isShown ? current.applications.toSpliced(index, 0, row) : current.applications;
  return { ...rest, [column]: { ...current, count: current.count + 1, applications } };
}

/** The board with newer data of a card, in any column; data older than the shown changes nothing. */
export function refreshCard(board: Kanban, row: ApplicantRow): Kanban {
  const found = findCard(board, row._id);
  if (!found || found.card.version > row.version) return board;
  if (found.card.stage !== row.stage) return settleOnBoard(board, row);
  return changeCard(board, found, row);
}

function changeCard(board: Kanban, { column, index }: FoundCard, row: ApplicantRow): Kanban {
  const current = board[column];
  return { ...board, [column]: { ...current, applications: current.applications.with(index, row) } };
}

/** The board with changed fields of a card that is not moved. */
export function patchCard(board: Kanban, id: string, patch: Partial<ApplicantRow>): Kanban {
  const found = findCard(board, id);
  return found ? changeCard(board, found, { ...found.card, ...patch }) : board;
}

import { kanbanColumns, type KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/applicants.schemas.ts';
import type { ApplicationStage } from '@ieum/contract/applications.enums.ts';
import { columnNames } from './data.ts';

/** Where a card stands: its stage and the card above it, null at the top. */
export interface Place {
  stage: ApplicationStage;
  afterId: string | null;
}

export interface Found {
  card: ApplicantRow;
  column: KanbanColumn;
  /** From 0 among the shown cards. */
  index: number;
}

/** The column that holds a stage. */
export const columnOf = (stage: ApplicationStage): KanbanColumn =>
  columnNames.find((name) => kanbanColumns[name] === stage) ?? 'applied';

/** A card and where it is shown, or nothing when it is not on the board. */
export function findCard(board: Kanban, id: string): Found | undefined {
  for (const column of columnNames) {
    const index = board[column].applications.findIndex(({ _id }) => _id === id);
    const card = board[column].applications[index];
    if (card) return { card, column, index };
  }
  return undefined;
}

/** The place a card has now, to bring it back there. */
export function placeOf(board: Kanban, id: string): Place | undefined {
  const found = findCard(board, id);
  if (!found) return undefined;
  const above = board[found.column].applications[found.index - 1];
  return { stage: found.card.stage, afterId: above?._id ?? null };
}

/** The place at an index of a column, counted without the card itself. */
export function placeAt(board: Kanban, column: KanbanColumn, at: { id: string; index: number }): Place {
  const others = board[column].applications.filter(({ _id }) => _id !== at.id);
  return { stage: kanbanColumns[column], afterId: others[at.index - 1]?._id ?? null };
}

function without(board: Kanban, { card, column }: Found): Kanban {
  const held = board[column];
  const applications = held.applications.filter(({ _id }) => _id !== card._id);
  return { ...board, [column]: { ...held, count: held.count - 1, applications } };
}

/** The board with a card at its new place; below an unknown card it comes last, an unknown card changes nothing. */
export function moveOnBoard(board: Kanban, id: string, place: Place): Kanban {
  const found = findCard(board, id);
  if (!found) return board;
  const rest = without(board, found);
  const column = columnOf(place.stage);
  const held = rest[column];
  const above = held.applications.findIndex(({ _id }) => _id === place.afterId);
  const index = place.afterId === null ? 0 : above < 0 ? held.applications.length : above + 1;
  const card = { ...found.card, stage: place.stage };
  return {
    ...rest,
    [column]: { ...held, count: held.count + 1, applications: held.applications.toSpliced(index, 0, card) },
  };
}

/** The board with a card's fresh data, wherever it stands. */
export function refreshCard(board: Kanban, row: ApplicantRow): Kanban {
  const found = findCard(board, row._id);
  if (!found) return board;
  const settled =
    found.card.stage === row.stage ? board : moveOnBoard(board, row._id, { stage: row.stage, afterId: null });
  const column = columnOf(row.stage);
  const applications = settled[column].applications.map((card) => (card._id === row._id ? row : card));
  return { ...settled, [column]: { ...settled[column], applications } };
}

import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { StageMove } from '@ieum/contract/hiring/applicants/schemas.ts';

type History = readonly StageMove[];

/** The history after a move: moves within one undo time are one, and an undone move is removed. */
export function historyAfter(history: History, move: StageMove): StageMove[] {
  const last = history.at(-1);
  const age = last ? Date.parse(move.movedAt) - Date.parse(last.movedAt) : Infinity;
  if (!last?.from || age >= UNDO_SECONDS * 1000) return [...history, move];
  const before = history.slice(0, -1);
  return last.from === move.to ? before : [...before, { ...move, from: last.from }];
}

/** The history after the server's record of a move; without one that was undone. */
export function historyWith(history: History, record: StageMove | undefined): StageMove[] {
  if (!record) return history.slice(0, -1);
  return [...history.filter(({ _id }) => _id !== record._id), record];
}

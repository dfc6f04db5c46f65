import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MarkStore } from '../card-marks.ts';
import { columnNames, findCard } from './board.ts';

const placesOf = (board: Kanban): ReadonlyMap<string, KanbanColumn> =>
  new Map(columnNames.flatMap((name) => board[name].applications.map(({ _id }) => [_id, name] as const)));

/** Highlights cards whose column has changed, unless they were highlighted when they were moved here. */
function useForeignMoves(board: Kanban, marks: MarkStore, onMoved: (ids: readonly string[]) => void): void {
  const seen = useRef<{ board: Kanban; places: ReadonlyMap<string, KanbanColumn> }>(undefined);
  const report = useEffectEvent(onMoved);
  useEffect(() => {
    const before = seen.current;
    if (before?.board === board) return;
    const places = placesOf(board);
    seen.current = { board, places };
    if (!before) return;
    const { movedIds } = marks.read();
    const moved = [...places].filter(([id, name]) => (before.places.get(id) ?? name) !== name);
    const foreign = moved.map(([id]) => id).filter((id) => !movedIds.has(id));
    if (foreign.length > 0) report([...movedIds, ...foreign]);
  }, [board, marks]);
}

/** Marks the opened card; when the drawer closes, the last opened card gets the focus. */
function useOpened(marks: MarkStore, openId: string | undefined): void {
  useEffect(() => {
    const { openId: before } = marks.read();
    marks.change({ openId });
    if (before && !openId) marks.focus(before);
  }, [marks, openId]);
}

/** Tab always reaches one card: the last one that had the focus, else the first. */
function useFirstStop(board: Kanban, marks: MarkStore): void {
  useEffect(() => {
    const { stopId } = marks.read();
    if (stopId && findCard(board, stopId)) return;
    const first = columnNames.map((name) => board[name].applications[0]).find(Boolean);
    marks.change({ stopId: first?._id });
  }, [board, marks]);
}

interface BoardFocus {
  board: Kanban;
  marks: MarkStore;
  /** The applicant in the drawer. */
  openId: string | undefined;
  onMoved: (ids: readonly string[]) => void;
}

/** Which cards are marked as moved and as open, and the one that Tab reaches. */
export function useBoardFocus({ board, marks, openId, onMoved }: BoardFocus): void {
  useForeignMoves(board, marks, onMoved);
  useOpened(marks, openId);
  useFirstStop(board, marks);
}

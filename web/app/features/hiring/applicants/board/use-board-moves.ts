import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MarkStore } from '../card-marks.ts';
import type { MoveApplication } from '../moves/use-move-application.ts';
import { findCard, placeAt, placeWithout, type Place } from './board.ts';
import type { BoardActions } from './board-actions.ts';
import type { CardDrop } from './board-drag.ts';
import { isSamePlace } from './use-board-keys.ts';
import type { DragKit } from './use-drag-kit.ts';

const MOVED_MILLISECONDS = 4000;

/** The highlight around cards that have just been moved. */
function useMoved(marks: MarkStore) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (ids: readonly string[]) => {
    clearTimeout(timer.current);
    marks.change({ movedIds: new Set(ids) });
    timer.current = setTimeout(() => marks.change({ movedIds: new Set() }), MOVED_MILLISECONDS);
  };
}

/**
 * Where a drop inserts a card: beside the card under the pointer, else at the end; on a collapsed column at
 * its top.
 */
export function placeOfDrop(board: Kanban, { id, column, over }: CardDrop, isCollapsed: boolean): Place {
  const others = board[column].applications.filter(({ _id }) => _id !== id);
  const below = over ? others.findIndex(({ _id }) => _id === over.id) : -1;
  const beside = below + (over?.edge === 'bottom' ? 1 : 0);
  const index = isCollapsed ? 0 : below < 0 ? others.length : beside;
  return placeAt(board, column, { id, index });
}

/** The card below another one in its column, else the one above. */
function besideOf(board: Kanban, id: string): ApplicantRow | undefined {
  const found = findCard(board, id);
  const { applications } = found ? board[found.column] : { applications: [] };
  return found && (applications[found.index + 1] ?? applications[found.index - 1]);
}

interface BoardMoves {
  kanban: Kanban;
  mover: MoveApplication;
  marks: MarkStore;
  /** Whether all columns are visible at once. */
  isWide: boolean;
}

/**
 * Moving cards on the board: moved cards are highlighted, selected ones move together, and the focus
 * follows.
 */
export function useBoardMoves({ kanban, mover, marks, isWide }: BoardMoves) {
  const markMoved = useMoved(marks);
  /** Moving a selected card also moves the other selected ones. */
  const carriedWith = (row: ApplicantRow): ApplicantRow[] => {
    const { chosen } = marks.read();
    return chosen.has(row._id) ? [...chosen.values()] : [row];
  };
  const moveAll = (rows: readonly ApplicantRow[], place: Place) => {
    const [first] = rows;
    const following = first && (isWide ? first : (besideOf(kanban, first._id) ?? first));
    void mover.move(rows, place, {
      onBegin: () => {
        markMoved(rows.map(({ _id }) => _id));
        marks.change({ chosen: new Map() });
        // The pressed button is removed with its card, so the focus follows the card or goes to the next
        // visible one.
        if (following) marks.focus(following._id, first._id);
      },
      onUndone: () => first && marks.focus(first._id),
    });
  };
  const dropAt = (id: string, place: Place) => {
    const found = findCard(kanban, id);
    if (!found) return;
    const rows = carriedWith(found.card);
    const free = placeWithout(kanban, place, new Set(rows.map(({ _id }) => _id)));
    if (rows.length > 1 || !isSamePlace(kanban, id, place)) moveAll(rows, free);
  };
  const moveTo: BoardActions['move'] = (row, stage) => moveAll([row], { stage, afterId: null });
  return { moveAll, moveTo, dropAt, markMoved };
}

interface DropHandlers {
  onPause: (isPaused: boolean) => void;
  onDrop: (drop: CardDrop) => void;
}

/** Handles the drags of the board, always with the latest state. */
export function useDrops(kit: DragKit | undefined, handlers: DropHandlers) {
  const board = useRef<HTMLDivElement>(null);
  const take = useRef(handlers);
  useLayoutEffect(() => {
    take.current = handlers;
  });
  useEffect(() => {
    if (!kit || !board.current) return undefined;
    const stopListening = kit.watchDrags({
      onStart: () => take.current.onPause(true),
      onEnd: (drop) => {
        take.current.onPause(false);
        if (drop) take.current.onDrop(drop);
      },
    });
    const stopScrolling = kit.makeBoard(board.current);
    return () => {
      stopListening();
      stopScrolling();
    };
  }, [kit]);
  return board;
}

/** Changes of others are delayed while a card is lifted by the keyboard. */
export function usePausedWhile(isLifted: boolean, mover: MoveApplication): void {
  useEffect(() => {
    if (!isLifted) return undefined;
    mover.pause(true);
    return () => mover.pause(false);
  }, [mover, isLifted]);
}

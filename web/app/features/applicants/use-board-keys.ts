import { kanbanColumns } from '@ieum/contract/applicants.enums.ts';
import type { Kanban } from '@ieum/contract/applicants.schemas.ts';
import { useState, type KeyboardEvent } from 'react';
import { announce } from '#ui/live-region.tsx';
import { findCard, moveOnBoard, placeAt, type Place } from './board.ts';
import { copy } from './copy.ts';
import { columnNames } from './data.ts';
import { positionText } from './use-move-application.ts';

/** A card held by the keyboard and where it would be dropped. */
export interface Lift {
  id: string;
  place: Place;
}

interface BoardKeys {
  /** The board as it is shown: with the held card where it would be dropped. */
  board: Kanban;
  lift: Lift | undefined;
  handleKey: (event: KeyboardEvent) => void;
}

interface Keyed {
  board: Kanban;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
  onDrop: (id: string, place: Place) => void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The card an arrow leads to; sideways past empty columns. */
function neighbourOf(board: Kanban, id: string, [dx, dy]: readonly [number, number]): string | undefined {
  const found = findCard(board, id);
  if (!found) return undefined;
  if (dy !== 0) return board[found.column].applications[found.index + dy]?._id;
  for (let at = columnNames.indexOf(found.column) + dx; at >= 0 && at < columnNames.length; at += dx) {
    const cards = board[columnNames[at] ?? found.column].applications;
    if (cards.length > 0) return cards[clamp(found.index, cards.length - 1)]?._id;
  }
  return undefined;
}

/** The place one step further for a held card. */
function stepOf(board: Kanban, id: string, [dx, dy]: readonly [number, number]): Place | undefined {
  const found = findCard(board, id);
  if (!found) return undefined;
  const column =
    columnNames[clamp(columnNames.indexOf(found.column) + dx, columnNames.length - 1)] ?? found.column;
  const others = board[column].applications.filter(({ _id }) => _id !== id).length;
  return placeAt(board, column, { id, index: clamp(found.index + dy, others) });
}

/** Arrows go from card to card; Space lifts one, arrows carry it, Space or Enter drops it, Esc gives up. */
export function useBoardKeys({ board, onFocus, onOpen, onDrop }: Keyed): BoardKeys {
  const [lift, setLift] = useState<Lift>();
  const shown = lift ? moveOnBoard(board, lift.id, lift.place) : board;

  const pickUp = (id: string) => {
    const found = findCard(board, id);
    if (!found) return;
    setLift({ id, place: placeAt(board, found.column, { id, index: found.index }) });
    announce(copy.lifted(positionText(board, id)));
  };
  const carry = (held: Lift, arrow: readonly [number, number]) => {
    const place = stepOf(shown, held.id, arrow);
    if (!place) return;
    setLift({ id: held.id, place });
    onFocus(held.id);
    announce(positionText(moveOnBoard(board, held.id, place), held.id));
  };
  const drop = (held: Lift) => {
    announce(copy.dropped(positionText(shown, held.id)));
    onDrop(held.id, held.place);
    onFocus(held.id);
    // The store tells its changes a tick later; until then the held card keeps its new place.
    setTimeout(() => setLift(undefined));
  };
  const giveUp = (held: Lift) => {
    setLift(undefined);
    onFocus(held.id);
    announce(copy.canceledLift);
  };

  const handleLifted = (event: KeyboardEvent, held: Lift): boolean => {
    const arrow = ARROWS[event.key];
    if (arrow) carry(held, arrow);
    else if (event.key === ' ' || event.key === 'Enter') drop(held);
    else if (event.key === 'Escape') giveUp(held);
    else return false;
    return true;
  };
  const handleFree = (event: KeyboardEvent, id: string): boolean => {
    const arrow = ARROWS[event.key];
    const next = arrow && neighbourOf(board, id, arrow);
    if (next) onFocus(next);
    else if (event.key === ' ') pickUp(id);
    else if (event.key === 'Enter') onOpen(id);
    else return arrow !== undefined;
    return true;
  };

  const handleKey = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const isHandled = lift ? handleLifted(event, lift) : handleFree(event, id);
    if (isHandled) event.preventDefault();
  };
  return { board: shown, lift, handleKey };
}

/** Whether a place is where the card stands already. */
export function isSamePlace(board: Kanban, id: string, place: Place): boolean {
  const found = findCard(board, id);
  if (!found || kanbanColumns[found.column] !== place.stage) return false;
  return (board[found.column].applications[found.index - 1]?._id ?? null) === place.afterId;
}

import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { announce } from '#ui/layout/live-region.tsx';
import { columnNames, findCard, moveOnBoard, placeAt, type FoundCard, type Place } from './board.ts';
import type { BoardActions } from './board-actions.ts';
import { copy } from '../copy.ts';
import type { MarkStore } from '../card-marks.ts';
import { positionText } from '../texts.ts';

/** A card that is moved by the keyboard, and where it would be dropped. */
export interface LiftedCard {
  id: string;
  place: Place;
}

interface BoardKeys {
  /** The board as it is shown: with the lifted card where it would be dropped. */
  board: Kanban;
  lift: LiftedCard | undefined;
  handleKey: (event: KeyboardEvent) => void;
}

interface BoardKeysOptions {
  board: Kanban;
  marks: MarkStore;
  actions: BoardActions;
  isCollapsed: (column: KanbanColumn) => boolean;
  onDrop: (id: string, place: Place) => void;
}

type Step = readonly [number, number];

const ARROWS: Record<string, Step> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** The card in the direction of an arrow, skipping empty and collapsed columns sideways. */
function neighbourOf({ board, isCollapsed }: BoardKeysOptions, { column, index }: FoundCard, [dx, dy]: Step) {
  const own = board[column].applications;
  if (dy !== 0) return own[clamp(index + dy, own.length - 1)];
  for (let at = columnNames.indexOf(column) + dx; at >= 0 && at < columnNames.length; at += dx) {
    const name = columnNames[at] ?? column;
    const cards = board[name].applications;
    if (cards.length > 0 && !isCollapsed(name)) return cards[clamp(index, cards.length - 1)];
  }
  return undefined;
}

/** The position one step further for a lifted card. */
function stepOf(board: Kanban, { card, column: from, index }: FoundCard, [dx, dy]: Step): Place {
  const column = columnNames[clamp(columnNames.indexOf(from) + dx, columnNames.length - 1)] ?? from;
  const others = board[column].applications.filter(({ _id }) => _id !== card._id).length;
  return placeAt(board, column, { id: card._id, index: clamp(index + dy, others) });
}

/** A press elsewhere cancels the move by keyboard. */
function useOutsidePress(isLifted: boolean, onPress: () => void): void {
  const handlePressed = useEffectEvent(onPress);
  useEffect(() => {
    if (!isLifted) return undefined;
    const handlePress = () => handlePressed();
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isLifted]);
}

/** Space lifts a card, arrows move it, Space or Enter drops it, Escape cancels. */
function useLift({ board, marks, actions, onDrop }: BoardKeysOptions) {
  const [lift, setLift] = useState<LiftedCard>();
  const shown = lift ? moveOnBoard(board, lift.id, lift.place) : board;

  const become = (next: LiftedCard | undefined) => {
    setLift(next);
    marks.change({ liftedId: next?.id });
  };
  const pickUp = ({ card, column, index }: FoundCard) => {
    become({ id: card._id, place: placeAt(board, column, { id: card._id, index }) });
    announce(copy.lifted(positionText(board, card._id)));
  };
  const carry = (lift: LiftedCard, step: Step) => {
    const found = findCard(shown, lift.id);
    if (!found) return;
    const place = stepOf(shown, found, step);
    become({ id: lift.id, place });
    marks.focus(lift.id);
    announce(positionText(moveOnBoard(board, lift.id, place), lift.id));
  };
  const drop = (lift: LiftedCard) => {
    announce(copy.dropped(positionText(shown, lift.id)));
    const column = columnNames.find((name) => kanbanColumns[name] === lift.place.stage);
    if (column) actions.setCollapsed(column, false);
    onDrop(lift.id, lift.place);
    marks.focus(lift.id);
    // The store notifies a tick later; until then the lifted card stays at its new position.
    setTimeout(() => become(undefined));
  };
  const giveUp = (lift: LiftedCard) => {
    become(undefined);
    marks.focus(lift.id);
    announce(copy.canceledLift);
  };
  useOutsidePress(lift !== undefined, () => lift && giveUp(lift));

  const handleLifted = ({ key }: KeyboardEvent, lift: LiftedCard): boolean => {
    const step = ARROWS[key];
    if (step) carry(lift, step);
    else if (key === ' ' || key === 'Enter') drop(lift);
    else if (key === 'Escape') giveUp(lift);
    else return false;
    return true;
  };
  return { lift, shown, pickUp, handleLifted };
}

/** Keys on a card that is not lifted: arrows go to the next, X and Shift select, Space lifts, Enter opens. */
export function useBoardKeys(options: BoardKeysOptions): BoardKeys {
  const { board, marks, actions } = options;
  const { lift, shown, pickUp, handleLifted } = useLift(options);

  const goTo = (found: FoundCard, step: Step, isChoosing: boolean) => {
    const next = neighbourOf(options, found, step);
    if (!next) return;
    if (isChoosing) actions.extend(found.card, next);
    marks.focus(next._id);
  };
  const handleFree = (event: KeyboardEvent, found: FoundCard): boolean => {
    const { key, shiftKey } = event;
    const step = ARROWS[key];
    const isAll = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a';
    if (isAll) actions.chooseAll(found.column);
    else if (event.ctrlKey || event.metaKey) {
      // The undone move may be of this card: the focus follows it.
      marks.focus(found.card._id);
      return false;
    } else if (step) goTo(found, step, shiftKey && step[1] !== 0);
    else if (key === ' ') pickUp(found);
    else if (key === 'Enter') actions.open(found.card._id);
    else if (key.toLowerCase() === 'x') actions.choose(found.card, shiftKey);
    else return false;
    return true;
  };

  const handleKey = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['card'] : undefined;
    if (!id || event.altKey || event.nativeEvent.isComposing) return;
    const found = findCard(board, id);
    if (!found) return;
    const isHandled = lift ? handleLifted(event, lift) : handleFree(event, found);
    if (isHandled) event.preventDefault();
  };
  return { board: shown, lift, handleKey };
}

/** Whether a position is the current one of the card. */
export function isSamePlace(board: Kanban, id: string, place: Place): boolean {
  const found = findCard(board, id);
  if (!found || kanbanColumns[found.column] !== place.stage) return false;
  return (board[found.column].applications[found.index - 1]?._id ?? null) === place.afterId;
}

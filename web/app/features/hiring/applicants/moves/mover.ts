import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownRecruitmentQuery } from '#features/hiring/recruitments/own/data.ts';
import { stageOrder } from '#features/hiring/recruitments/own/stage-bar.tsx';
import { closeToast, currentToasts, toast } from '#ui/toast/toasts.ts';
import type { Place } from '../board/board.ts';
import { currentPlace } from '../board/board-cache.ts';
import { copy } from '../copy.ts';
import type { Card, MoveChoice, Outcome, Step } from './move-calls.ts';
import { createMoveEngine, type MoveEngine } from './move-engine.ts';
import { noticeCopy } from './notice-copy.ts';
import { choiceWithoutAsking, isDecision, movedNote } from './stage-notices.ts';
import { createStageNotifier } from './stage-notifier.ts';
import { stageName } from '../texts.ts';

/** The result of moving several applicants that failed for some. */
export interface MoveReport {
  movedCount: number;
  stage: Place['stage'];
  rejected: readonly { card: Card; reason: string }[];
  /** Undoes the moves made; nothing after an undo. */
  undo: (() => void) | undefined;
}

/** The callbacks of one move. */
export interface MoveListener {
  /** The cards are moved, after all questions are answered. */
  onBegin?: () => void;
  /** The cards have been moved back. */
  onUndone?: () => void;
}

export interface Mover {
  /**
   * Moves cards to a position, the first of them there and the others below it, and offers to undo it. A
   * decision asks first whether the applicants are notified.
   */
  move: (cards: readonly Card[], place: Place, listener?: MoveListener) => Promise<void>;
  /** Notifies an applicant of their current stage. */
  notify: (card: Card) => Promise<void>;
  /** Undoes the last move; does nothing when there is none. */
  undo: () => void;
  /** Reports that a card is being dragged or moved by keys, during which nothing may change its position. */
  pause: (isPaused: boolean) => void;
  /**
   * Whether a card is being moved or moves are being sent; until then loaded data would show cards at old
   * positions.
   */
  isBusy: () => boolean;
}

interface MoverDeps {
  client: QueryClient;
  recruitmentId: string;
  /** Asks who a decision notifies; nothing cancels the move. */
  ask: (requested: { cards: readonly Card[]; stage: Place['stage'] }) => Promise<MoveChoice | undefined>;
  onReport: (report: MoveReport) => void;
}

const REMEMBERED_MOVES = 20;
/** The call itself must arrive within the server's undo time. */
const UNDO_MILLISECONDS = (UNDO_SECONDS - 1) * 1000;

/** A move that can be undone, with its successful part once that is known. */
interface UndoableMove {
  moved: Promise<Step[]>;
  /** The toast with the undo button. */
  toastId?: number | undefined;
  onUndone: (() => void) | undefined;
}

/** A successful move. */
interface FinishedMove {
  moved: readonly Step[];
  stage: Place['stage'];
  choice: MoveChoice | undefined;
}

interface MoveOptions {
  place: Place;
  choice: MoveChoice | undefined;
  onUndone: (() => void) | undefined;
}

/** Each card is below the previous one. */
const stepsTo = (steps: readonly Step[], place: Place): Step[] =>
  steps.map((step, order) => ({
    ...step,
    to: order === 0 ? place : { ...place, afterId: steps[order - 1]?.card._id ?? null },
  }));

const isSamePlace = ({ from, to }: Step): boolean => from.stage === to.stage && from.afterId === to.afterId;

/**
 * From the first column to the last and from top to bottom, so that each returns below one that is
 * already there.
 */
const inOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted(
    ({ from: one }, { from: other }) =>
      stageOrder.indexOf(one.stage) - stageOrder.indexOf(other.stage) ||
      (one.index ?? 0) - (other.index ?? 0),
  );

/** Reports errors: of one card in a toast, of several row by row. */
function toastRejected(
  outcomes: readonly Outcome[],
  onReport: (rejected: MoveReport['rejected']) => void,
): boolean {
  const rejected = outcomes.flatMap(({ step, rejection }) =>
    rejection ? [{ card: step.card, rejection }] : [],
  );
  const [first] = rejected;
  if (!first) return false;
  if (outcomes.length > 1)
    onReport(rejected.map(({ card, rejection }) => ({ card, reason: rejection.message })));
  else if (!first.rejection.isReported) toast(first.rejection.message, { tone: 'error' });
  return true;
}

const movedOf = (outcomes: readonly Outcome[]): Step[] =>
  outcomes.flatMap(({ step, patch }) => (patch ? [step] : []));

const movedText = ([first, ...others]: readonly Step[], stage: Place['stage']): string =>
  first && others.length === 0
    ? copy.moved(first.card.person.name, stageName(stage))
    : copy.movedMany(others.length + 1, stageName(stage));

/** Its functions are properties, so that they can be spread and passed on. */
class ApplicantMover implements Mover {
  readonly #deps: MoverDeps;
  readonly #engine: MoveEngine;
  /** The last moves, until they are undone or can no longer be. */
  readonly #done: UndoableMove[] = [];
  #isPaused = false;

  readonly notify: Mover['notify'];

  constructor(deps: MoverDeps) {
    this.#deps = deps;
    this.#engine = createMoveEngine(deps.client, deps.recruitmentId);
    this.notify = createStageNotifier(deps.client, deps.recruitmentId).notify;
  }

  move: Mover['move'] = async (cards, place, { onBegin, onUndone } = {}) => {
    const changing = cards.filter((card) => this.#placeOf(card).stage !== place.stage);
    const isAsking = changing.length > 0 && isDecision(place.stage);
    const choice = isAsking
      ? await this.#deps.ask({ cards: changing, stage: place.stage })
      : choiceWithoutAsking(place.stage, this.#recruitment());
    if (isAsking && !choice) return;
    onBegin?.();
    await this.#perform(cards, { place, choice, onUndone });
  };

  undo: Mover['undo'] = () => {
    const last = this.#done.at(-1);
    if (last) void this.#undo(last);
  };

  pause: Mover['pause'] = (isPaused) => {
    this.#isPaused = isPaused;
  };

  isBusy: Mover['isBusy'] = () => this.#isPaused || this.#engine.isBusy();

  #placeOf(card: Card): Place {
    return currentPlace(this.#deps.client, this.#deps.recruitmentId, card);
  }

  #recruitment() {
    return this.#deps.client.getQueryData(ownRecruitmentQuery(this.#deps.recruitmentId).queryKey);
  }

  async #perform(cards: readonly Card[], { place, choice, onUndone }: MoveOptions): Promise<void> {
    const ordered = inOrder(cards.map((card) => ({ card, from: this.#placeOf(card), to: place, choice })));
    const steps = stepsTo(ordered, place);
    const answer = this.#engine.perform(steps.filter((step) => !isSamePlace(step)));
    const undoable: UndoableMove = { moved: answer.then(movedOf, () => []), onUndone };
    this.#remember(undoable);
    const moved = movedOf(await answer);
    if (moved.length === 0) this.#removeUndoable(undoable);
    const { stage } = place;
    const report = { movedCount: moved.length, stage, undo: () => void this.#undo(undoable) };
    const isRejected = toastRejected(await answer, (rejected) =>
      this.#deps.onReport({ ...report, rejected }),
    );
    if (!isRejected && this.#done.includes(undoable)) this.#offerUndo(undoable, { moved, stage, choice });
  }

  #remember(undoable: UndoableMove): void {
    this.#done.push(undoable);
    if (this.#done.length > REMEMBERED_MOVES) this.#done.shift();
  }

  #removeUndoable(undoable: UndoableMove): boolean {
    const place = this.#done.indexOf(undoable);
    if (place >= 0) this.#done.splice(place, 1);
    return place >= 0;
  }

  #offerUndo(undoable: UndoableMove, done: FinishedMove): void {
    const { message, action } = this.#notificationOf(done);
    toast(message, { undo: () => void this.#undo(undoable), action, milliseconds: UNDO_MILLISECONDS });
    undoable.toastId = currentToasts().at(-1)?.id;
    const isFinal = done.choice?.notice === 'SEND' || done.choice?.closesRecruitment;
    if (isFinal) setTimeout(() => this.#expire(undoable), UNDO_MILLISECONDS);
  }

  /** The result of a move as text, and the offer to notify an applicant who was not. */
  #notificationOf({ moved, stage, choice }: FinishedMove) {
    const changed = moved.filter(({ from }) => from.stage !== stage);
    const note = changed.length > 0 ? movedNote(stage, choice, this.#recruitment()) : '';
    const message = [movedText(moved, stage), note].filter(Boolean).join('. ');
    const [only, ...others] = changed;
    const canNotify = note !== '' && choice?.notice !== 'SEND' && only && others.length === 0;
    const action = canNotify
      ? { label: noticeCopy.send, run: () => void this.notify({ ...only.card, stage }) }
      : undefined;
    return { message, action };
  }

  /** A notification that was sent cannot be undone. */
  #expire(undoable: UndoableMove): void {
    if (this.#removeUndoable(undoable) && undoable.toastId) closeToast(undoable.toastId);
  }

  /**
   * Undoes only once, whether by the toast or the keys; a move in progress is undone as soon as it is
   * answered.
   */
  async #undo(undoable: UndoableMove): Promise<void> {
    if (!this.#removeUndoable(undoable)) return;
    if (undoable.toastId) closeToast(undoable.toastId);
    const moved = await undoable.moved;
    if (moved.length === 0) return;
    await this.#takeBack(moved);
    undoable.onUndone?.();
  }

  async #takeBack(moved: readonly Step[]): Promise<void> {
    const back = inOrder(moved).map(({ card, from, to }) => ({ card, from: to, to: from }));
    const outcomes = await this.#engine.perform(back);
    const movedCount = movedOf(outcomes).length;
    const stage = moved[0]?.from.stage ?? 'IS_APPLIED';
    toastRejected(outcomes, (rejected) =>
      this.#deps.onReport({ movedCount, stage, rejected, undo: undefined }),
    );
    if (movedCount > 0) toast(copy.undone);
  }
}

/** The one command behind dragging, keys, menus, the sheet on phones, the list and the drawer. */
export const createMover = (deps: MoverDeps): Mover => new ApplicantMover(deps);

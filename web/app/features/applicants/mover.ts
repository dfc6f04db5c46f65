import type { QueryClient } from '@tanstack/react-query';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { closeToast, currentToasts, toast } from '#ui/toast/toasts.ts';
import type { Place } from './board.ts';
import { currentPlace } from './cache.ts';
import { copy } from './copy.ts';
import type { Card, Outcome, Step } from './move-calls.ts';
import { createMoveEngine } from './move-engine.ts';
import { stageName } from './texts.ts';

/** What became of a move of several applicants that did not go through for all. */
export interface MoveReport {
  movedCount: number;
  stage: Place['stage'];
  refused: readonly { card: Card; reason: string }[];
  /** Takes back what was moved; nothing after a taking back. */
  undo: (() => void) | undefined;
}

export interface Mover {
  /** Moves cards to a place, the first of them there and the others below it; tells it with a way back. */
  move: (cards: readonly Card[], place: Place) => Promise<void>;
  /** Takes the last move back; nothing when there is none. */
  undo: () => void;
  /** Tells that a card is held by pointer or keys: nothing may jump under it. */
  hold: (isHeld: boolean) => void;
  /** Whether a card is held or moves are on their way; until then fresh data would show cards where they were. */
  isBusy: () => boolean;
}

interface MoverDeps {
  client: QueryClient;
  recruitmentId: string;
  onReport: (report: MoveReport) => void;
}

const REMEMBERED_MOVES = 20;

/** A move that can be taken back: what of it went through, once that is known. */
interface Deed {
  moved: Promise<Step[]>;
  /** What offers to take it back. */
  toastId?: number | undefined;
}

/** Each card stands below the one before it. */
const stepsTo = (steps: readonly Step[], place: Place): Step[] =>
  steps.map((step, order) => ({
    ...step,
    to: order === 0 ? place : { ...place, afterId: steps[order - 1]?.card._id ?? null },
  }));

const isSamePlace = ({ from, to }: Step): boolean => from.stage === to.stage && from.afterId === to.afterId;

/** From the first column to the last and from top to bottom, so that each comes back below one that is there. */
const inOrder = (steps: readonly Step[]): Step[] =>
  steps.toSorted(
    ({ from: one }, { from: other }) =>
      stageOrder.indexOf(one.stage) - stageOrder.indexOf(other.stage) ||
      (one.index ?? 0) - (other.index ?? 0),
  );

/** Tells refusals: of one card in a word, of several row by row. */
function tellRefusals(
  outcomes: readonly Outcome[],
  onReport: (refused: MoveReport['refused']) => void,
): boolean {
  const refused = outcomes.flatMap(({ step, refusal }) => (refusal ? [{ card: step.card, refusal }] : []));
  const [first] = refused;
  if (!first) return false;
  if (outcomes.length > 1) onReport(refused.map(({ card, refusal }) => ({ card, reason: refusal.message })));
  else if (!first.refusal.isTold) toast(first.refusal.message, { tone: 'error' });
  return true;
}

const movedOf = (outcomes: readonly Outcome[]): Step[] =>
  outcomes.flatMap(({ step, patch }) => (patch ? [step] : []));

const wordsOf = ([first, ...others]: readonly Step[], stage: Place['stage']): string =>
  first && others.length === 0
    ? copy.moved(first.card.person.name, stageName(stage))
    : copy.movedMany(others.length + 1, stageName(stage));

/** The one command behind dragging, keys, menus, the sheet on phones, the list and the drawer. */
export function createMover({ client, recruitmentId, onReport }: MoverDeps): Mover {
  const engine = createMoveEngine(client, recruitmentId);
  const done: Deed[] = [];
  let isHeld = false;

  const takeBack = async (moved: readonly Step[]) => {
    const back = inOrder(moved).map(({ card, from, to }) => ({ card, from: to, to: from }));
    const outcomes = await engine.perform(back);
    const movedCount = movedOf(outcomes).length;
    const stage = moved[0]?.from.stage ?? 'IS_APPLIED';
    tellRefusals(outcomes, (refused) => onReport({ movedCount, stage, refused, undo: undefined }));
    if (movedCount > 0) toast(copy.undone);
  };
  const forget = (deed: Deed): boolean => {
    const place = done.indexOf(deed);
    if (place >= 0) done.splice(place, 1);
    return place >= 0;
  };
  /** Once, whether the toast asks for it or the keys; of a move that is still on its way, as soon as it is answered. */
  const undo = async (deed: Deed) => {
    if (!forget(deed)) return;
    if (deed.toastId) closeToast(deed.toastId);
    const moved = await deed.moved;
    if (moved.length > 0) await takeBack(moved);
  };
  const move = async (cards: readonly Card[], place: Place) => {
    const fromOf = (card: Card) => currentPlace(client, recruitmentId, card);
    const ordered = inOrder(cards.map((card) => ({ card, from: fromOf(card), to: place })));
    const steps = stepsTo(ordered, place);
    const answer = engine.perform(steps.filter((step) => !isSamePlace(step)));
    const deed: Deed = { moved: answer.then(movedOf, () => []) };
    done.push(deed);
    if (done.length > REMEMBERED_MOVES) done.shift();
    const moved = movedOf(await answer);
    if (moved.length === 0) forget(deed);
    const { stage } = place;
    const takeItBack = () => void undo(deed);
    const report = { movedCount: moved.length, stage, undo: takeItBack };
    const isRefused = tellRefusals(await answer, (refused) => onReport({ ...report, refused }));
    if (isRefused || !done.includes(deed)) return;
    toast(wordsOf(moved, stage), { undo: takeItBack });
    deed.toastId = currentToasts().at(-1)?.id;
  };
  return {
    move,
    undo: () => {
      const last = done.at(-1);
      if (last) void undo(last);
    },
    hold: (isNowHeld) => {
      isHeld = isNowHeld;
    },
    isBusy: () => isHeld || engine.isBusy(),
  };
}

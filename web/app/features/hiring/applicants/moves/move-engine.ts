import type { QueryClient } from '@tanstack/react-query';
import { invalidateOwnRecruitments } from '#features/hiring/recruitments/own/data.ts';
import { meQuery } from '#lib/session/me.ts';
import { patchEverywhere, placeEverywhere, rememberMove, settleEverywhere } from '../board/board-cache.ts';
import { allKey, boardKey, facetsKey, listKey } from '../data.ts';
import { sendMoves, type Outcome, type Step } from './move-calls.ts';

export interface MoveEngine {
  /** Shows the steps at once, sends them one after the other and applies the server's results. */
  perform: (steps: readonly Step[]) => Promise<Outcome[]>;
  /** Whether moves are being sent; until then loaded data would show cards at old positions. */
  isBusy: () => boolean;
}

/** The counts of the home screen and the menu are loaded once no move is being sent. */
const COUNTS_MILLISECONDS = 1500;

/** Counts the moves in progress by card. */
function createPending() {
  const counts = new Map<string, number>();
  const change = (steps: readonly Step[], by: 1 | -1) => {
    for (const { card } of steps) {
      const next = (counts.get(card._id) ?? 0) + by;
      if (next > 0) counts.set(card._id, next);
      else counts.delete(card._id);
    }
  };
  return { change, has: (id: string) => counts.has(id), isEmpty: () => counts.size === 0 };
}

/** Adds the move to the history in this page's cache, as the server records it. */
function remember(client: QueryClient, recruitmentId: string, { card, from, to }: Step): void {
  if (from.stage === to.stage) return;
  const movedAt = new Date().toISOString();
  const name = client.getQueryData(meQuery.queryKey)?.company?.name ?? '';
  rememberMove(client, recruitmentId, card._id, {
    _id: `${card._id} ${movedAt}`,
    from: from.stage,
    to: to.stage,
    actor: { _id: '', name },
    movedAt,
  });
}

/**
 * The moves of one recruitment's applicants: optimistic, one after the other, each card by its latest
 * move.
 */
export function createMoveEngine(client: QueryClient, recruitmentId: string): MoveEngine {
  const pending = createPending();
  const keys = [boardKey(recruitmentId), listKey(recruitmentId)];
  let lastSent: Promise<unknown> = Promise.resolve();
  let counts: ReturnType<typeof setTimeout> | undefined;

  const isReading = () => keys.some((queryKey) => client.isFetching({ queryKey }) > 0);
  const stopReading = () => Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  const invalidateCounts = () => {
    void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), 'recruits'] });
    clearTimeout(counts);
    counts = setTimeout(() => {
      void client.invalidateQueries({ queryKey: facetsKey(recruitmentId) });
      void invalidateOwnRecruitments(client);
    }, COUNTS_MILLISECONDS);
  };
  const settle = ({ step, patch, rejection }: Outcome) => {
    const { card, from } = step;
    // A later move of the same card is in progress and decides.
    if (pending.has(card._id)) return;
    if (patch) {
      patchEverywhere(client, recruitmentId, card._id, patch);
      remember(client, recruitmentId, step);
    } else if (rejection.current) settleEverywhere(client, recruitmentId, rejection.current);
    else placeEverywhere(client, recruitmentId, card._id, from);
  };
  const perform = async (steps: readonly Step[]): Promise<Outcome[]> => {
    pending.change(steps, 1);
    // A request in progress would show a dropped card at its old position; it is repeated afterwards.
    const wasReading = isReading();
    if (wasReading) await stopReading();
    for (const { card, to } of steps) placeEverywhere(client, recruitmentId, card._id, to);
    const answer = lastSent.then(() => sendMoves(recruitmentId, steps));
    lastSent = answer.catch(() => undefined);
    const outcomes = await answer.finally(() => pending.change(steps, -1));
    for (const outcome of outcomes) settle(outcome);
    if (outcomes.some(({ patch }) => patch)) invalidateCounts();
    const isUnclear = outcomes.some(({ rejection }) => rejection && !rejection.current);
    if (wasReading || isUnclear) for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    return outcomes;
  };
  return { perform, isBusy: () => !pending.isEmpty() };
}

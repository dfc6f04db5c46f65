import type { QueryClient } from '@tanstack/react-query';
import { forgetOwnRecruitments } from '#features/own-recruitments/public.ts';
import { meQuery } from '#features/shell/account.ts';
import { placeEverywhere, refreshEverywhere, rememberMove } from './cache.ts';
import { allKey, boardKey, listKey } from './data.ts';
import { currentOf, sendMoves, type Outcome, type Step } from './move-calls.ts';

export interface MoveEngine {
  /** Shows the steps at once, asks the server for them in their turn and settles what it answered. */
  perform: (steps: readonly Step[]) => Promise<Outcome[]>;
  /** Whether moves are on their way; until then fresh data would show cards where they were. */
  isBusy: () => boolean;
}

/** Numbers of the home screen and the menu follow when the moving rests. */
const COUNTS_MILLISECONDS = 1500;

/** Counts the moves on their way by card. */
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

/** The application's own record of the move, as the server keeps it. */
function remember(client: QueryClient, recruitmentId: string, { step, row }: Outcome): void {
  const { card, from, to } = step;
  if (!row || from.stage === to.stage) return;
  const name = client.getQueryData(meQuery.queryKey)?.company?.name ?? '';
  rememberMove(client, recruitmentId, card._id, {
    _id: `${card._id} ${row.stagedAt}`,
    from: from.stage,
    to: to.stage,
    actor: { _id: '', name },
    movedAt: row.stagedAt,
  });
}

/** The moves of one posting's applicants: optimistic, one after the other, each card by its latest move. */
export function createMoveEngine(client: QueryClient, recruitmentId: string): MoveEngine {
  const pending = createPending();
  const keys = [boardKey(recruitmentId), listKey(recruitmentId)];
  let line: Promise<unknown> = Promise.resolve();
  let counts: ReturnType<typeof setTimeout> | undefined;

  /** A reading on its way would show a dropped card at its old place again; it is asked for anew afterwards. */
  const stopReading = async (): Promise<boolean> => {
    const isReading = keys.some((queryKey) => client.isFetching({ queryKey }) > 0);
    if (isReading) await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
    return isReading;
  };
  const forgetCounts = () => {
    void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), 'recruits'] });
    clearTimeout(counts);
    counts = setTimeout(() => void forgetOwnRecruitments(client), COUNTS_MILLISECONDS);
  };
  const settle = (outcome: Outcome) => {
    const { card, from } = outcome.step;
    // A later move of the same card is on its way and has the last word.
    if (pending.has(card._id)) return;
    const row = outcome.row ?? currentOf(outcome);
    if (row) refreshEverywhere(client, recruitmentId, row);
    else placeEverywhere(client, recruitmentId, card._id, from);
    remember(client, recruitmentId, outcome);
  };
  const perform = async (steps: readonly Step[]): Promise<Outcome[]> => {
    pending.change(steps, 1);
    const wasReading = await stopReading();
    for (const { card, to } of steps) placeEverywhere(client, recruitmentId, card._id, to);
    const answer = line.then(() => sendMoves(recruitmentId, steps));
    line = answer.catch(() => undefined);
    const outcomes = await answer.finally(() => pending.change(steps, -1));
    for (const outcome of outcomes) settle(outcome);
    if (outcomes.some(({ error }) => !error)) forgetCounts();
    const isUnclear = outcomes.some((outcome) => outcome.error && !currentOf(outcome));
    if (wasReading || isUnclear) for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    return outcomes;
  };
  return { perform, isBusy: () => !pending.isEmpty() };
}

import type { Applicant, ApplicantRow, Kanban } from '@ieum/contract/applicants.schemas.ts';
import { applicantMessages } from '@ieum/contract/messages/applicants.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { say } from '#lib/copy.ts';
import { forgetOwnRecruitments } from '#features/own-recruitments/public.ts';
import { announce } from '#ui/live-region.tsx';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { toast } from '#ui/toast/toasts.ts';
import { findCard, moveOnBoard, placeOf, refreshCard, type Place } from './board.ts';
import { copy } from './copy.ts';
import { allKey, api, boardKey, listKey, oneKey } from './data.ts';

type Card = Pick<ApplicantRow, '_id' | 'stage' | 'person'>;
type List = { applications: ApplicantRow[] };

interface Done {
  card: Card;
  from: Place;
  to: Place;
}

const stageName = (stage: ApplicantRow['stage']): string => statusMeta('stage', stage).label;

/** Puts a card to its place in everything that shows it. */
function placeEverywhere(
  client: QueryClient,
  recruitmentId: string,
  { id, place }: { id: string; place: Place },
) {
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board ? moveOnBoard(board, id, place) : board,
  );
  const staged = <T extends ApplicantRow>(row: T): T =>
    row._id === id ? { ...row, stage: place.stage } : row;
  client.setQueriesData<List>({ queryKey: listKey(recruitmentId) }, (list) =>
    list ? { ...list, applications: list.applications.map(staged) } : list,
  );
  client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => (one ? staged(one) : one));
}

/** Puts what the server says about a card into everything that shows it. */
export function refreshEverywhere(client: QueryClient, recruitmentId: string, row: ApplicantRow): void {
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board ? refreshCard(board, row) : board,
  );
  client.setQueriesData<List>({ queryKey: listKey(recruitmentId) }, (list) =>
    list
      ? { ...list, applications: list.applications.map((one) => (one._id === row._id ? row : one)) }
      : list,
  );
  client.setQueryData<Applicant>(oneKey(recruitmentId, row._id), (one) => (one ? { ...one, ...row } : one));
}

const isRow = (value: unknown): value is ApplicantRow =>
  typeof value === 'object' && value !== null && 'stage' in value && '_id' in value;

function currentPlace(client: QueryClient, recruitmentId: string, card: Card): Place {
  const boards = client.getQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) });
  for (const [, board] of boards) {
    const place = board && placeOf(board, card._id);
    if (place) return place;
  }
  return { stage: card.stage, afterId: null };
}

/** Asks the server for a move; the screens show it at once and go back when it is refused. */
async function perform(
  client: QueryClient,
  recruitmentId: string,
  { card, from, to }: Done,
): Promise<boolean> {
  const key = allKey(recruitmentId);
  // Awaited only when something is on its way, so that a dropped card never shows at its old place again.
  if (client.isFetching({ queryKey: key }) > 0) await client.cancelQueries({ queryKey: key });
  const before = client.getQueriesData({ queryKey: key });
  placeEverywhere(client, recruitmentId, { id: card._id, place: to });
  try {
    const { application } = await api.stage({
      params: { _recruitment: recruitmentId, _application: card._id },
      body: { stage: to.stage, _after: to.afterId, from: from.stage },
    });
    refreshEverywhere(client, recruitmentId, application);
    return true;
  } catch (error) {
    for (const [queryKey, data] of before) client.setQueryData(queryKey, data);
    if (!(error instanceof ApiError)) throw error;
    settleRefusal(client, recruitmentId, error);
    return false;
  }
}

/** Shows where the server has the card, and says why the move did not happen. */
function settleRefusal(client: QueryClient, recruitmentId: string, error: ApiError): void {
  if (isRow(error.current)) {
    refreshEverywhere(client, recruitmentId, error.current);
    toast(say(applicantMessages.movedElsewhere), { tone: 'error' });
    return;
  }
  void client.invalidateQueries({ queryKey: allKey(recruitmentId) });
  if (!error.isTold) toast(error.message, { tone: 'error' });
}

/** Counts, accepted ones and histories are read again after a move. */
function forgetCounts(client: QueryClient, recruitmentId: string): void {
  void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), 'recruits'] });
  void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), 'one'] });
  void forgetOwnRecruitments(client);
}

export interface Mover {
  /** Moves cards to a stage, at the top unless a place is given; tells it with a way back. */
  move: (cards: readonly Card[], place: Place) => Promise<void>;
  /** Takes the last move back; nothing when there is none. */
  undo: () => void;
}

/** The one command behind dragging, keys, menus, the sheet on phones and the list. */
export function useMoveApplication(recruitmentId: string): Mover {
  const client = useQueryClient();
  const last = useRef<readonly Done[]>([]);

  const performAll = useCallback(
    async (moves: readonly Done[]) => {
      const done: Done[] = [];
      for (const one of moves) if (await perform(client, recruitmentId, one)) done.push(one);
      if (done.length > 0) forgetCounts(client, recruitmentId);
      return done;
    },
    [client, recruitmentId],
  );

  const undo = useCallback(() => {
    const moves = last.current;
    last.current = [];
    const back = moves.toReversed().map(({ card, from, to }) => ({ card, from: to, to: from }));
    if (back.length > 0) void performAll(back).then((done) => done.length > 0 && announce(copy.undone));
  }, [performAll]);

  const move = useCallback(
    async (cards: readonly Card[], place: Place) => {
      const moves = cards.map((card) => ({
        card,
        from: currentPlace(client, recruitmentId, card),
        to: place,
      }));
      const done = await performAll(moves);
      const [first] = done;
      if (!first) return;
      last.current = done;
      const words =
        done.length === 1
          ? copy.moved(first.card.person.name, stageName(place.stage))
          : copy.movedMany(done.length, stageName(place.stage));
      toast(words, { undo });
    },
    [client, recruitmentId, performAll, undo],
  );

  return useMemo(() => ({ move, undo }), [move, undo]);
}

/** How many cards a column shows and where this one stands in it, for screen readers. */
export function positionText(board: Kanban, id: string): string {
  const found = findCard(board, id);
  if (!found) return '';
  const { card, column, index } = found;
  return copy.position(card.person.name, stageName(card.stage), {
    index: index + 1,
    count: board[column].count,
  });
}

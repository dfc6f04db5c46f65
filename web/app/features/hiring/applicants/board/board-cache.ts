import type { Applicant, ApplicantRow, Kanban, StageMove } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  findCard,
  moveOnBoard,
  patchCard,
  placeOf,
  refreshCard,
  settleOnBoard,
  type Place,
} from './board.ts';
import { boardKey, listKey, oneKey } from '../data.ts';
import { historyAfter } from '../drawer/history.ts';

// One applicant is in several cached queries: boards and lists of several filters, and the opened
// application.

type List = { applications: ApplicantRow[] };

/** Moves a card to its position in every cached query. */
export function placeEverywhere(client: QueryClient, recruitmentId: string, id: string, place: Place): void {
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

/** Writes the server's data of an applicant to every cached query. */
export function refreshEverywhere(client: QueryClient, recruitmentId: string, row: ApplicantRow): void {
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board ? refreshCard(board, row) : board,
  );
  client.setQueriesData<List>({ queryKey: listKey(recruitmentId) }, (list) =>
    list
      ? { ...list, applications: list.applications.map((one) => (one._id === row._id ? row : one)) }
      : list,
  );
  client.setQueryData<Applicant>(oneKey(recruitmentId, row._id), (one) => one && { ...one, ...row });
}

/** Changes fields of an applicant in every cached query. */
export function patchEverywhere(
  client: QueryClient,
  recruitmentId: string,
  id: string,
  patch: Partial<ApplicantRow>,
): void {
  const patched = <T extends ApplicantRow>(row: T): T => (row._id === id ? { ...row, ...patch } : row);
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board ? patchCard(board, id, patch) : board,
  );
  client.setQueriesData<List>({ queryKey: listKey(recruitmentId) }, (list) =>
    list ? { ...list, applications: list.applications.map(patched) } : list,
  );
  client.setQueryData<Applicant>(oneKey(recruitmentId, id), (one) => one && patched(one));
}

/** Moves a card as a colleague moved it; boards that do not show it are not changed. */
export function settleEverywhere(client: QueryClient, recruitmentId: string, row: ApplicantRow): void {
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board && findCard(board, row._id) ? settleOnBoard(board, row) : board,
  );
  patchEverywhere(client, recruitmentId, row._id, row);
}

/**
 * Adds a move to the opened application, which is not loaded again for it, because each request
 * adds an access record.
 */
export function rememberMove(client: QueryClient, recruitmentId: string, id: string, move: StageMove): void {
  client.setQueryData<Applicant>(
    oneKey(recruitmentId, id),
    (one) => one && { ...one, history: historyAfter(one.history, move) },
  );
}

/** The position of a card on any cached board. */
export function currentPlace(
  client: QueryClient,
  recruitmentId: string,
  card: Pick<ApplicantRow, '_id' | 'stage'>,
): Place {
  for (const [, board] of client.getQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) })) {
    const place = board && placeOf(board, card._id);
    if (place) return place;
  }
  return { stage: card.stage, afterId: null };
}

/** An applicant as the lists and boards show them. */
export function findRow(client: QueryClient, recruitmentId: string, id: string): ApplicantRow | undefined {
  for (const [, board] of client.getQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) })) {
    const found = board && findCard(board, id);
    if (found) return found.card;
  }
  const listed = client
    .getQueriesData<List>({ queryKey: listKey(recruitmentId) })
    .flatMap(([, list]) => list?.applications ?? [])
    .find(({ _id }) => _id === id);
  return listed ?? client.getQueryData<Applicant>(oneKey(recruitmentId, id));
}

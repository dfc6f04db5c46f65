import type { applicantsChannel, CardMove } from '@ieum/contract/hiring/applicants/socket.ts';
import { applicantsLive } from '@ieum/contract/hiring/applicants/paths.ts';
import type { Applicant, ApplicantRow, Kanban, StageMove } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listenTo } from '#lib/socket/socket.ts';
import { findCard, settleOnBoard } from './board.ts';
import { allKey, api, boardKey, listKey, oneKey } from '../data.ts';
import { historyWith } from '../drawer/history.ts';
import { receiveBookmark } from '../drawer/bookmarks.ts';

type List = { applications: ApplicantRow[] };
type ChangedFields = Pick<ApplicantRow, 'version'> & Partial<ApplicantRow>;

interface RowChange {
  id: string;
  change: ChangedFields;
  /** The line that a move adds to the history. */
  record?: StageMove | undefined;
}

/** The minimum time between reloads of what an event alone cannot update, however many events arrive. */
const RELOAD_MILLISECONDS = 2000;
/** The first request may have begun before the subscription. */
const CATCH_UP_MILLISECONDS = 1000;
const BUSY_MILLISECONDS = 100;

function without(board: Kanban, id: string): Kanban {
  const found = findCard(board, id);
  if (!found) return board;
  const current = board[found.column];
  const applications = current.applications.filter(({ _id }) => _id !== id);
  return { ...board, [found.column]: { ...current, count: current.count - 1, applications } };
}

/** The board after a change of a card that it shows; only changes newer than the shown data count. */
export function changeOnBoard(board: Kanban, { id, change }: RowChange): Kanban {
  const found = findCard(board, id);
  if (!found || found.card.version >= change.version) return board;
  const card = { ...found.card, ...change };
  if (change.position !== undefined) return settleOnBoard(board, card);
  const current = board[found.column];
  return {
    ...board,
    [found.column]: { ...current, applications: current.applications.with(found.index, card) },
  };
}

const changed = <T extends ApplicantRow>(row: T, { id, change }: RowChange): T =>
  row._id === id && row.version < change.version ? { ...row, ...change } : row;

/**
 * The opened applicant after a change; loading it again would add an access record, so the move of the
 * event is added to its history.
 */
const changedApplicant = (applicant: Applicant, one: RowChange): Applicant => {
  const { record } = one;
  const next = changed(applicant, one);
  const isMoved = record !== undefined || next.stage !== applicant.stage;
  return isMoved && next !== applicant ? { ...next, history: historyWith(applicant.history, record) } : next;
};

/** Applies changes to every cached query; returns whether some board does not show one of the cards. */
function apply(client: QueryClient, recruitmentId: string, changes: readonly RowChange[]): boolean {
  const boards = client.getQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) });
  const isUnknown = boards.some(([, board]) => board && changes.some(({ id }) => !findCard(board, id)));
  client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
    board ? changes.reduce(changeOnBoard, board) : board,
  );
  client.setQueriesData<List>({ queryKey: listKey(recruitmentId) }, (list) =>
    list ? { ...list, applications: list.applications.map((row) => changes.reduce(changed, row)) } : list,
  );
  for (const one of changes)
    client.setQueryData<Applicant>(oneKey(recruitmentId, one.id), (applicant) =>
      applicant && 'history' in applicant ? changedApplicant(applicant, one) : applicant,
    );
  return isUnknown;
}

interface MemoEvent {
  recruitmentId: string;
  id: string;
  memoVersion: number;
}

/** Applies a colleague's memo to the opened applicant, because loading it again would add an access record. */
async function readMemo(client: QueryClient, { recruitmentId, id, memoVersion }: MemoEvent): Promise<void> {
  const queryKey = oneKey(recruitmentId, id);
  const isKnown = (one: Applicant | undefined) =>
    !one || !('memoVersion' in one) || one.memoVersion >= memoVersion;
  if (isKnown(client.getQueryData<Applicant>(queryKey))) return;
  try {
    const memo = await api.readMemo({ params: { _recruitment: recruitmentId, _application: id } });
    client.setQueryData<Applicant>(queryKey, (one) => one && { ...one, ...memo });
  } catch {
    // The memo is loaded with the applicant when it is opened the next time.
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

const moveOf = ({ _application, record, ...change }: CardMove): RowChange => ({
  id: _application,
  change,
  record,
});

/** Applies what colleagues change to everything that is shown of a recruitment. */
function createLiveUpdates(client: QueryClient, recruitmentId: string, isBusy: () => boolean) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let pendingReload: ReturnType<typeof setTimeout> | undefined;

  const later = (work: () => void, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
    return timer;
  };
  /** Own moves in progress come first: a reload would show their cards at the old positions. */
  const whenFree = (work: () => void) => {
    if (isBusy()) later(() => whenFree(work), BUSY_MILLISECONDS);
    else work();
  };
  const reload = (pause = RELOAD_MILLISECONDS) => {
    pendingReload ??= later(() => {
      pendingReload = undefined;
      whenFree(() => {
        void client.refetchQueries({ queryKey: boardKey(recruitmentId), type: 'active' });
        for (const name of ['list', 'facets', 'recruits'])
          void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), name] });
      });
    }, pause);
  };
  const change = (changes: readonly RowChange[]) =>
    whenFree(() => {
      const isUnknown = apply(client, recruitmentId, changes);
      const isMoved = changes.some((one) => one.change.stage !== undefined);
      if (isUnknown || isMoved) reload();
    });
  const remove = (id: string) => {
    client.setQueriesData<Kanban>({ queryKey: boardKey(recruitmentId) }, (board) =>
      board ? without(board, id) : board,
    );
    void client.invalidateQueries({ queryKey: oneKey(recruitmentId, id) });
    reload();
  };
  const invalidateEverything = () =>
    whenFree(() => {
      for (const name of ['board', 'list', 'facets', 'recruits'])
        void client.invalidateQueries({ queryKey: [...allKey(recruitmentId), name] });
    });
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  return { change, remove, reload, invalidateEverything, stop };
}

/**
 * Updates open screens with what colleagues do with a recruitment's applicants. `isBusy` says that own
 * moves are being sent; events that arrive meanwhile are applied afterwards.
 */
export function useLiveBoard(recruitmentId: string, isBusy: () => boolean): void {
  const client = useQueryClient();
  const busy = useRef(isBusy);
  useEffect(() => {
    busy.current = isBusy;
  });
  useEffect(() => {
    const updates = createLiveUpdates(client, recruitmentId, () => busy.current());
    const isOurs = (event: { _recruitment: string }) => event._recruitment === recruitmentId;
    const changeRow = (id: string, input: ChangedFields) => updates.change([{ id, change: input }]);
    const stop = listenTo<typeof applicantsChannel>(applicantsLive, {
      room: { _recruitment: recruitmentId },
      onJoin: (isAgain) => {
        if (isAgain) updates.invalidateEverything();
        else updates.reload(CATCH_UP_MILLISECONDS);
      },
      on: {
        moved: ({ _recruitment, ...move }) => isOurs({ _recruitment }) && updates.change([moveOf(move)]),
        movedMany: (event) => isOurs(event) && updates.change(event.moves.map(moveOf)),
        applied: (event) => isOurs(event) && updates.reload(),
        revoked: (event) => isOurs(event) && updates.remove(event._application),
        viewed: (event) =>
          isOurs(event) && changeRow(event._application, { version: event.version, isUnread: false }),
        starred: (event) => isOurs(event) && receiveBookmark(client, event),
        memo: (event) => {
          if (!isOurs(event)) return;
          const { version, hasMemo, memoVersion, _application: id } = event;
          changeRow(id, { version, hasMemo });
          void readMemo(client, { recruitmentId, id, memoVersion });
        },
        certified: (event) =>
          isOurs(event) &&
          changeRow(event._application, { version: event.version, isCertified: event.isCertified }),
      },
    });
    return () => {
      stop();
      updates.stop();
    };
  }, [client, recruitmentId]);
}

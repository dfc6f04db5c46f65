import { kanbanColumns, type KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/applicants.schemas.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import { ApplicantDrawer } from './lazy-drawer.tsx';
import type { CardActs } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { columnOf, findCard, placeAt, type Place } from './board.ts';
import styles from './board.module.css';
import { copy } from './copy.ts';
import { boardQuery, columnNames, showMore } from './data.ts';
import type { Drop } from './drag.ts';
import { FilterTools } from './filter-tools.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { PostingHeader } from './posting-header.tsx';
import { isSamePlace, useBoardKeys } from './use-board-keys.ts';
import { useDragKit } from './use-drag-kit.ts';
import { useDrawer } from './use-drawer.ts';
import { useFilters } from './use-filters.ts';
import { useMoveApplication, type Mover } from './use-move-application.ts';
import { useUndoKey } from './use-undo-key.ts';

const MOVED_MILLISECONDS = 4000;
/** A moved card is drawn anew in its column, perhaps twice, before it settles. */
const FOLLOW_MILLISECONDS = 600;
const nameOf = (column: KanbanColumn): string => statusMeta('stage', kanbanColumns[column]).label;

/** The ring around cards that have just been moved. */
function useMoved() {
  const [movedIds, setMoved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (movedIds.size === 0) return undefined;
    const timer = setTimeout(() => setMoved(new Set()), MOVED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [movedIds]);
  return { movedIds, markMoved: (id: string) => setMoved(new Set([id])) };
}

/** Keeps the focus on a card wherever a move puts it. */
function useCardFocus(board: Kanban) {
  const [stopId, setStop] = useState<string>();
  const wanted = useRef<{ id: string; until: number }>(undefined);
  useLayoutEffect(() => {
    const { id, until } = wanted.current ?? { id: '', until: 0 };
    const isFree = document.activeElement === document.body || document.activeElement?.matches('[data-card]');
    if (performance.now() < until && isFree) document.getElementById(`card-${id}`)?.focus();
  });
  const first = columnNames.map((name) => board[name].applications[0]).find(Boolean)?._id;
  const isThere = stopId !== undefined && findCard(board, stopId) !== undefined;
  const focus = (id: string) => {
    wanted.current = { id, until: performance.now() + FOLLOW_MILLISECONDS };
    setStop(id);
  };
  return { stopId: isThere ? stopId : first, setStop, focus };
}

function StageChips({
  board,
  current,
  onChoose,
}: {
  board: Kanban;
  current: KanbanColumn;
  onChoose: (column: KanbanColumn) => void;
}) {
  return (
    <div className={styles.chips} role="group" aria-label={copy.stageChips}>
      {columnNames.map((name) => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
          {nameOf(name)} <b className="number">{board[name].count}</b>
        </button>
      ))}
    </div>
  );
}

interface BoardProps {
  recruitmentId: string;
  kanban: Kanban;
  mover: Mover;
}

function Board({ recruitmentId, kanban, mover }: BoardProps) {
  const client = useQueryClient();
  const filters = useFilters();
  const { read, write } = useUrlState();
  const drawer = useDrawer();
  const kit = useDragKit();
  const [asked, setAsked] = useState<ApplicantRow>();
  const [isFolded, setFolded] = useState(true);
  const { movedIds, markMoved } = useMoved();
  const cardFocus = useCardFocus(kanban);
  const current = columnNames.find((name) => name === read('column')) ?? 'applied';

  const moveTo = (row: ApplicantRow, place: Place) => {
    markMoved(row._id);
    if (columnOf(place.stage) === 'removed') setFolded(false);
    void mover.move([row], place);
  };
  const dropAt = (id: string, place: Place) => {
    const found = findCard(kanban, id);
    if (found && !isSamePlace(kanban, id, place)) moveTo(found.card, place);
  };
  const keys = useBoardKeys({ board: kanban, onFocus: cardFocus.focus, onOpen: drawer.open, onDrop: dropAt });
  const { board, lift } = keys;

  const latest = useRef({ moveTo, dropAt, open: drawer.open, setStop: cardFocus.setStop });
  useLayoutEffect(() => {
    latest.current = { moveTo, dropAt, open: drawer.open, setStop: cardFocus.setStop };
  });
  const acts: CardActs = useMemo(
    () => ({
      onOpen: (id) => latest.current.open(id),
      onMove: (row, stage) => latest.current.moveTo(row, { stage, afterId: null }),
      onAsk: setAsked,
      onFocus: (id) => latest.current.setStop(id),
    }),
    [],
  );
  const takeDrop = useCallback(
    ({ id, column, over }: Drop) => {
      const others = kanban[column].applications.filter(({ _id }) => _id !== id);
      const below = over ? others.findIndex(({ _id }) => _id === over.id) : -1;
      const index = below < 0 ? others.length : below + (over?.edge === 'bottom' ? 1 : 0);
      latest.current.dropAt(id, placeAt(kanban, column, { id, index }));
    },
    [kanban],
  );
  useEffect(() => kit?.watchDrops(takeDrop), [kit, takeDrop]);

  const marks = {
    stopId: lift?.id ?? cardFocus.stopId,
    liftedId: lift?.id,
    openId: drawer.openId,
    movedIds,
  };
  const opened = drawer.openId ? findCard(board, drawer.openId) : undefined;
  const neighbours = opened ? board[opened.column].applications.map(({ _id }) => _id) : [];

  return (
    <>
      <StageChips board={board} current={current} onChoose={(column) => write({ column })} />
      <p id="board-hint" className="visually-hidden">
        {copy.boardHint}
      </p>
      <div className={styles.board} onKeyDown={keys.handleKey} data-folded={isFolded || undefined}>
        {columnNames.map((name) => (
          <BoardColumn
            key={name}
            name={name}
            column={board[name]}
            acts={acts}
            marks={marks}
            kit={kit}
            isCurrent={name === current}
            isFolded={name === 'removed' && isFolded && lift?.place.stage !== 'ELIMINATED'}
            onFold={name === 'removed' ? setFolded : undefined}
            onMore={() =>
              showMore(client, { recruitmentId, filters, column: name, after: kanban[name].next ?? '' })
            }
          />
        ))}
      </div>
      {asked && (
        <MoveSheet
          row={asked}
          onMove={(stage) => moveTo(asked, { stage, afterId: null })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {drawer.openId && (
        <ApplicantDrawer
          recruitmentId={recruitmentId}
          id={drawer.openId}
          neighbours={neighbours}
          mover={mover}
          onOpen={drawer.open}
          onClose={drawer.close}
        />
      )}
    </>
  );
}

const isEmpty = (board: Kanban): boolean => columnNames.every((name) => board[name].count === 0);

/** 칸반: the applicants of one posting by stage; moved by pointer, keys, menu or, on phones, a sheet. */
export function ApplicantBoard({ recruitmentId }: { recruitmentId: string }) {
  const client = useQueryClient();
  const filters = useFilters();
  const { write } = useUrlState();
  const mover = useMoveApplication(recruitmentId);
  useUndoKey(mover.undo);
  const { data, error, refetch } = useQuery({
    ...boardQuery(recruitmentId, filters, client),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Boolean(filters.searchValue) || filters.isUnread === true;
  return (
    <div className={styles.page}>
      <PostingHeader recruitmentId={recruitmentId} view="kanban" />
      <div className={styles.tools}>
        <FilterTools />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && isEmpty(data) && !isNarrowed && <EmptyState title={copy.empty.title} hint={copy.empty.body} />}
      {data && isEmpty(data) && isNarrowed && (
        <EmptyState
          title={copy.noMatch.title}
          action={
            <Button kind="default" onClick={() => write({ q: undefined, unread: undefined })}>
              {copy.noMatch.reset}
            </Button>
          }
        />
      )}
      {data && !isEmpty(data) && <Board recruitmentId={recruitmentId} kanban={data} mover={mover} />}
    </div>
  );
}

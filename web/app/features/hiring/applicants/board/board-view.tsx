import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMedia } from '#ui/layout/use-media.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { BoardContext, DragContext, type BoardActions } from './board-actions.ts';
import { BoardColumn, BoardPage } from './board-column.tsx';
import { columnNames, columnOf, findCard, placeAt, placeWithout, type Place } from './board.ts';
import styles from './board.module.css';
import { BoardBulk } from './board-bulk.tsx';
import { copy } from '../copy.ts';
import type { Drop } from './drag.ts';
import { createMarks, type MarkStore } from '../marks.ts';
import { StageChips } from '../list/stage-chips.tsx';
import { isSamePlace, useBoardKeys } from './use-board-keys.ts';
import { useChoosing } from '../list/use-choosing.ts';
import { useDragKit, type DragKit } from './use-drag-kit.ts';
import { useFolds } from './use-folds.ts';
import type { Screen } from '../use-screen.ts';
import { useSteady } from '../moves/use-steady.ts';

const MoveSheet = lazy(async () => ({ default: (await import('../moves/move-sheet.tsx')).MoveSheet }));

const MOVED_MILLISECONDS = 4000;

/** The ring around cards that have just been moved. */
function useMoved(marks: MarkStore) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (ids: readonly string[]) => {
    clearTimeout(timer.current);
    marks.change({ movedIds: new Set(ids) });
    timer.current = setTimeout(() => marks.change({ movedIds: new Set() }), MOVED_MILLISECONDS);
  };
}

interface BoardViewProps {
  kanban: Kanban;
  screen: Screen;
  readMore: BoardActions['readMore'];
  /** Another filter's board is shown until its own is there. */
  isStale: boolean;
}

/** Where a drop puts a card: beside the card under the pointer, else at the end; on a folded column at its top. */
function placeOfDrop(board: Kanban, { id, column, over }: Drop, isFolded: boolean): Place {
  const others = board[column].applications.filter(({ _id }) => _id !== id);
  const below = over ? others.findIndex(({ _id }) => _id === over.id) : -1;
  const beside = below + (over?.edge === 'bottom' ? 1 : 0);
  const index = isFolded ? 0 : below < 0 ? others.length : beside;
  return placeAt(board, column, { id, index });
}

/** The card below another one in its column, else the one above. */
function besideOf(board: Kanban, id: string): ApplicantRow | undefined {
  const found = findCard(board, id);
  const { applications } = found ? board[found.column] : { applications: [] };
  return found && (applications[found.index + 1] ?? applications[found.index - 1]);
}

interface Drops {
  onHold: (isHeld: boolean) => void;
  onDrop: (drop: Drop) => void;
}

function useDrops(kit: DragKit | undefined, drops: Drops) {
  const board = useRef<HTMLDivElement>(null);
  const take = useRef(drops);
  useLayoutEffect(() => {
    take.current = drops;
  });
  useEffect(() => {
    if (!kit || !board.current) return undefined;
    const stopListening = kit.watchDrags({
      onStart: () => take.current.onHold(true),
      onEnd: (drop) => {
        take.current.onHold(false);
        if (drop) take.current.onDrop(drop);
      },
    });
    const stopScrolling = kit.makeBoard(board.current);
    return () => {
      stopListening();
      stopScrolling();
    };
  }, [kit]);
  return board;
}

/** The board itself: its columns on wide screens, one of them on narrow ones. */
export function BoardView({ kanban, screen, readMore, isStale }: BoardViewProps) {
  const { mover, drawer, filtering, toggleBookmark, compare } = screen;
  const { read, write } = useUrlState();
  const isWide = useMedia('(width >= 64em)');
  const kit = useDragKit(isWide);
  const [marks] = useState(createMarks);
  const [asked, setAsked] = useState<ApplicantRow>();
  const { isFolded, fold } = useFolds(filtering.filters.stages);
  const markMoved = useMoved(marks);
  const choosing = useChoosing(kanban, marks);
  const current = columnNames.find((name) => name === read('column')) ?? 'applied';

  /** A chosen card takes the other chosen ones along. */
  const carriedWith = (row: ApplicantRow): ApplicantRow[] => {
    const { chosen } = marks.read();
    return chosen.has(row._id) ? [...chosen.values()] : [row];
  };
  const moveAll = (rows: readonly ApplicantRow[], place: Place) => {
    const [first] = rows;
    const following = first && (isWide ? first : (besideOf(kanban, first._id) ?? first));
    void mover.move(rows, place, {
      onBegin: () => {
        markMoved(rows.map(({ _id }) => _id));
        marks.change({ chosen: new Map() });
        // What was pressed is gone with the card: the focus goes along, or to the next card that stays in sight.
        if (following) marks.focus(following._id, first._id);
      },
      onUndone: () => first && marks.focus(first._id),
    });
  };
  const dropAt = (id: string, place: Place) => {
    const found = findCard(kanban, id);
    if (!found) return;
    const rows = carriedWith(found.card);
    const free = placeWithout(kanban, place, new Set(rows.map(({ _id }) => _id)));
    if (rows.length > 1 || !isSamePlace(kanban, id, place)) moveAll(rows, free);
  };
  const actions: BoardActions = useSteady<BoardActions>({
    ...choosing,
    open: drawer.open,
    move: (row, stage) => moveAll([row], { stage, afterId: null }),
    ask: setAsked,
    toggleBookmark,
    stopAt: marks.focused,
    fold,
    readMore,
  });
  const keys = useBoardKeys({ board: kanban, marks, actions, isFolded, onDrop: dropAt });
  const { board, lift } = keys;
  const box = useDrops(kit, {
    onHold: mover.hold,
    onDrop: (drop) => dropAt(drop.id, placeOfDrop(kanban, drop, isFolded(drop.column))),
  });
  const isLifted = lift !== undefined;
  useEffect(() => {
    if (!isLifted) return undefined;
    mover.hold(true);
    return () => mover.hold(false);
  }, [mover, isLifted]);
  useForeignMoves(kanban, marks, markMoved);
  const context = useMemo(() => ({ actions, marks }), [actions, marks]);
  useOpened(marks, drawer.openId);
  useFirstStop(kanban, marks);

  const isShut = (name: KanbanColumn) =>
    isFolded(name) && (lift === undefined || columnOf(lift.place.stage) !== name);
  const chooseChip = useCallback((column: KanbanColumn) => write({ column }), [write]);
  return (
    <BoardContext value={context}>
      <DragContext value={kit}>
        {!isWide && <StageChips board={board} current={current} onChoose={chooseChip} />}
        <p id="board-hint" className="visually-hidden">
          {copy.boardHint}
        </p>
        <div
          ref={box}
          className={styles.board}
          onKeyDown={keys.handleKey}
          data-narrow={!isWide || undefined}
          data-stale={isStale || undefined}
        >
          {isWide ? (
            columnNames.map((name) => (
              <BoardColumn key={name} name={name} column={board[name]} isFolded={isShut(name)} />
            ))
          ) : (
            <BoardPage key={current} name={current} column={board[current]} />
          )}
        </div>
        {asked && (
          <Suspense>
            <MoveSheet
              row={asked}
              onMove={(stage) => moveAll([asked], { stage, afterId: null })}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        <BoardBulk marks={marks} onMove={moveAll} onCompare={compare} />
      </DragContext>
    </BoardContext>
  );
}

const placesOf = (board: Kanban): ReadonlyMap<string, KanbanColumn> =>
  new Map(columnNames.flatMap((name) => board[name].applications.map(({ _id }) => [_id, name] as const)));

/** Marks cards that stand in another column than before, unless they were marked when they were moved here. */
function useForeignMoves(board: Kanban, marks: MarkStore, onMoved: (ids: readonly string[]) => void): void {
  const seen = useRef<{ board: Kanban; places: ReadonlyMap<string, KanbanColumn> }>(undefined);
  const report = useEffectEvent(onMoved);
  useEffect(() => {
    const before = seen.current;
    if (before?.board === board) return;
    const places = placesOf(board);
    seen.current = { board, places };
    if (!before) return;
    const { movedIds } = marks.read();
    const moved = [...places].filter(([id, name]) => (before.places.get(id) ?? name) !== name);
    const foreign = moved.map(([id]) => id).filter((id) => !movedIds.has(id));
    if (foreign.length > 0) report([...movedIds, ...foreign]);
  }, [board, marks]);
}

/** Marks the opened card; when the drawer closes, the focus goes to the card it showed last. */
function useOpened(marks: MarkStore, openId: string | undefined): void {
  useEffect(() => {
    const { openId: before } = marks.read();
    marks.change({ openId });
    if (before && !openId) marks.focus(before);
  }, [marks, openId]);
}

/** Tab always reaches one card: the last one that had the focus, else the first there is. */
function useFirstStop(board: Kanban, marks: MarkStore): void {
  useEffect(() => {
    const { stopId } = marks.read();
    if (stopId && findCard(board, stopId)) return;
    const first = columnNames.map((name) => board[name].applications[0]).find(Boolean);
    marks.change({ stopId: first?._id });
  }, [board, marks]);
}

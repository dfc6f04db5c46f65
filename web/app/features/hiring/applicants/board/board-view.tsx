import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { Suspense, useCallback, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useMedia } from '#ui/layout/use-media.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { BoardContext, DragContext, type BoardActions, type BoardContextValue } from './board-actions.ts';
import { BoardColumn, BoardPage } from './board-column.tsx';
import { columnNames, columnOf } from './board.ts';
import styles from './board.module.css';
import { BoardBulk } from './board-bulk.tsx';
import { copy } from '../copy.ts';
import { createMarks } from '../card-marks.ts';
import { StageChips } from '../list/stage-chips.tsx';
import { useBoardFocus } from './use-board-focus.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { placeOfDrop, useBoardMoves, useDrops, usePausedWhile } from './use-board-moves.ts';
import { useCardSelection } from '../list/use-card-selection.ts';
import { useDragKit } from './use-drag-kit.ts';
import { useCollapsedColumns } from './use-collapsed-columns.ts';
import type { ApplicantsScreen } from '../use-applicants-screen.ts';
import { useStableCallbacks } from '../moves/use-stable-callbacks.ts';

const MoveSheet = lazyPart(async () => (await import('../moves/move-sheet.tsx')).MoveSheet);

interface BoardViewProps {
  kanban: Kanban;
  screen: ApplicantsScreen;
  readMore: BoardActions['readMore'];
  /** The board of the previous filter is shown until the new one is loaded. */
  isStale: boolean;
}

interface ColumnsProps {
  ref: Ref<HTMLDivElement>;
  board: Kanban;
  /** The only column of a narrow screen. */
  single: KanbanColumn | undefined;
  isShut: (name: KanbanColumn) => boolean;
  isStale: boolean;
  onKey: (event: KeyboardEvent) => void;
}

const Columns = ({ ref, board, single, isShut, isStale, onKey }: ColumnsProps) => (
  <>
    <p id="board-hint" className="visually-hidden">
      {copy.boardHint}
    </p>
    <div
      ref={ref}
      className={styles.board}
      onKeyDown={onKey}
      data-narrow={single !== undefined || undefined}
      data-stale={isStale || undefined}
    >
      {single ? (
        <BoardPage key={single} name={single} column={board[single]} />
      ) : (
        columnNames.map((name) => (
          <BoardColumn key={name} name={name} column={board[name]} isCollapsed={isShut(name)} />
        ))
      )}
    </div>
  </>
);

interface RequestedMoveProps {
  row: ApplicantRow;
  onMove: BoardActions['move'];
  onClose: () => void;
}

const RequestedMove = ({ row, onMove, onClose }: RequestedMoveProps) => (
  <Suspense>
    <MoveSheet row={row} onMove={(stage) => onMove(row, stage)} onClose={onClose} />
  </Suspense>
);

/** The column on a narrow screen, stored in the address. */
function useCurrentColumn() {
  const { read, write } = useUrlState();
  const choose = useCallback((column: KanbanColumn) => write({ column }), [write]);
  return [columnNames.find((name) => name === read('column')) ?? 'applied', choose] as const;
}

function useBoardContext(
  { recruitmentId, extensions: { next, menu } }: ApplicantsScreen,
  { actions, marks }: Pick<BoardContextValue, 'actions' | 'marks'>,
): BoardContextValue {
  return useMemo(
    () => ({ actions, marks, recruitmentId, next, menu }),
    [actions, marks, recruitmentId, next, menu],
  );
}

/** The board itself: all columns on wide screens, one of them on narrow ones. */
export function BoardView({ kanban, screen, readMore, isStale }: BoardViewProps) {
  const { mover, drawer } = screen;
  const [current, choose] = useCurrentColumn();
  const isWide = useMedia('(width >= 64em)');
  const kit = useDragKit(isWide);
  const [marks] = useState(createMarks);
  const [requested, setRequested] = useState<ApplicantRow>();
  const { isCollapsed, setCollapsed } = useCollapsedColumns(screen.filtering.filters.stages);
  const { moveAll, moveTo, dropAt, markMoved } = useBoardMoves({ kanban, mover, marks, isWide });
  const actions: BoardActions = useStableCallbacks<BoardActions>({
    ...useCardSelection(kanban, marks),
    open: drawer.open,
    move: moveTo,
    ask: setRequested,
    toggleBookmark: screen.toggleBookmark,
    stopAt: marks.focused,
    setCollapsed,
    readMore,
  });
  const keys = useBoardKeys({ board: kanban, marks, actions, isCollapsed, onDrop: dropAt });
  const { board, lift } = keys;
  const box = useDrops(kit, {
    onPause: mover.pause,
    onDrop: (drop) => dropAt(drop.id, placeOfDrop(kanban, drop, isCollapsed(drop.column))),
  });
  usePausedWhile(lift !== undefined, mover);
  useBoardFocus({ board: kanban, marks, openId: drawer.openId, onMoved: markMoved });
  const context = useBoardContext(screen, { actions, marks });
  const isShut = (name: KanbanColumn) =>
    isCollapsed(name) && (lift === undefined || columnOf(lift.place.stage) !== name);
  return (
    <BoardContext value={context}>
      <DragContext value={kit}>
        {!isWide && <StageChips board={board} current={current} onChoose={choose} />}
        <Columns
          ref={box}
          board={board}
          single={isWide ? undefined : current}
          isShut={isShut}
          isStale={isStale}
          onKey={keys.handleKey}
        />
        {requested && (
          <RequestedMove row={requested} onMove={moveTo} onClose={() => setRequested(undefined)} />
        )}
        <BoardBulk marks={marks} onMove={moveAll} onCompare={screen.compare} more={screen.extensions.bulk} />
      </DragContext>
    </BoardContext>
  );
}

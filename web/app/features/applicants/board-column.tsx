import { kanbanColumns, type KanbanColumn } from '@ieum/contract/applicants.enums.ts';
import type { Kanban } from '@ieum/contract/applicants.schemas.ts';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { statusMeta } from '#ui/badge/status-meta.ts';
import { BoardCard, type CardActs } from './board-card.tsx';
import styles from './board.module.css';
import { copy } from './copy.ts';
import type { DragKit } from './use-drag-kit.ts';

/** What the whole board knows about its cards. */
export interface BoardMarks {
  stopId: string | undefined;
  liftedId: string | undefined;
  openId: string | undefined;
  movedIds: ReadonlySet<string>;
}

interface BoardColumnProps {
  name: KanbanColumn;
  column: Kanban[KanbanColumn];
  acts: CardActs;
  marks: BoardMarks;
  kit: DragKit | undefined;
  /** The one column a phone shows. */
  isCurrent: boolean;
  isFolded: boolean;
  onFold: ((isFolded: boolean) => void) | undefined;
  onMore: () => Promise<void>;
}

function useDropping(name: KanbanColumn, kit: DragKit | undefined, onOver: () => void) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const open = useEffectEvent(onOver);
  useEffect(() => {
    if (!kit || !element.current) return undefined;
    const hear = (isNow: boolean) => {
      setOver(isNow);
      if (isNow) open();
    };
    return kit.makeColumn(element.current, { column: name, onOver: hear });
  }, [kit, name]);
  return { element, isOver };
}

function More({ rest, onMore }: { rest: number; onMore: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const read = () => {
    setBusy(true);
    void onMore().finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className={styles.rest}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={read}
    >
      {copy.rest(rest)}
    </button>
  );
}

/** One stage of the board; it scrolls by itself and may be folded to its name. */
export function BoardColumn(props: BoardColumnProps) {
  const { name, column, acts, marks, kit, isCurrent, isFolded, onFold, onMore } = props;
  const { label } = statusMeta('stage', kanbanColumns[name]);
  const { element, isOver } = useDropping(name, kit, () => onFold?.(false));
  const rest = column.count - column.applications.length;
  return (
    <section
      ref={element}
      className={styles.column}
      data-column={name}
      data-over={isOver || undefined}
      data-current={isCurrent || undefined}
      data-folded={isFolded || undefined}
      aria-label={copy.column(label, column.count)}
    >
      {isFolded ? (
        <button type="button" className={styles.unfold} onClick={() => onFold?.(false)}>
          <IconChevronsRight size={18} aria-hidden />
          <em className="number">{column.count}</em>
          <span>{label}</span>
          <span className="visually-hidden">{copy.unfold}</span>
        </button>
      ) : (
        <header className={styles.columnHead}>
          <i aria-hidden />
          <h2>{label}</h2>
          <em className="number">{column.count}</em>
          {onFold && (
            <button type="button" aria-label={copy.foldColumn(label)} onClick={() => onFold(true)}>
              <IconChevronsLeft size={18} aria-hidden />
            </button>
          )}
        </header>
      )}
      <div className={styles.cards} data-scrolls>
        {column.applications.map((row, index) => (
          <BoardCard
            key={row._id}
            row={row}
            column={name}
            position={copy.position(row.person.name, label, { index: index + 1, count: column.count })}
            acts={acts}
            kit={kit}
            isStop={marks.stopId === row._id}
            isLifted={marks.liftedId === row._id}
            isOpen={marks.openId === row._id}
            hasMoved={marks.movedIds.has(row._id)}
          />
        ))}
        {column.count === 0 && <p className={styles.dropHere}>{copy.dropHere}</p>}
        {rest > 0 && column.next !== null && <More rest={rest} onMore={onMore} />}
      </div>
    </section>
  );
}

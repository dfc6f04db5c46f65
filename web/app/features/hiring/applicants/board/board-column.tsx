import { kanbanColumns, type KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import IconChevronsRight from '~icons/tabler/chevrons-right';
import IconDots from '~icons/tabler/dots';
import { memo, use, useEffect, useRef, useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { DragContext, useBoard } from './board-actions.ts';
import { BoxCards, PageCards } from './board-cards.tsx';
import styles from './board.module.css';
import { copy } from '../copy.ts';
import { stageLooks } from '../states-copy.ts';

/** How long a card must be dragged over a collapsed column to open it. */
const OPENING_MILLISECONDS = 700;

interface BoardColumnProps {
  name: KanbanColumn;
  column: Kanban[KanbanColumn];
  isCollapsed: boolean;
}

function useDropping(name: KanbanColumn, isCollapsed: boolean) {
  const kit = use(DragContext);
  const { actions } = useBoard();
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!kit || !element.current) return undefined;
    return kit.makeColumn(element.current, { column: name, onOver: setOver });
  }, [kit, name, isCollapsed]);
  useEffect(() => {
    if (!isOver || !isCollapsed) return undefined;
    const timer = setTimeout(() => actions.setCollapsed(name, false), OPENING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [actions, name, isOver, isCollapsed]);
  return { element, isOver };
}

function ColumnHead({ name, label, count }: { name: KanbanColumn; label: string; count: number }) {
  const { actions } = useBoard();
  const listActions = () => [
    {
      key: 'choose',
      label: copy.chooseAll,
      isDisabled: count === 0,
      onChoose: () => actions.chooseAll(name),
    },
    { key: 'collapse', label: copy.collapse, onChoose: () => actions.setCollapsed(name, true) },
  ];
  return (
    <header className={styles.columnHead}>
      <i aria-hidden />
      <h2>{label}</h2>
      <em className="number">{numberText(count)}</em>
      <ActionMenu label={copy.columnMenu(label)} items={listActions}>
        <IconDots size={18} aria-hidden />
      </ActionMenu>
    </header>
  );
}

function CollapsedColumn({ name, label, count }: { name: KanbanColumn; label: string; count: number }) {
  const { actions } = useBoard();
  return (
    <button type="button" className={styles.expand} onClick={() => actions.setCollapsed(name, false)}>
      <IconChevronsRight size={18} aria-hidden />
      <em className="number">{numberText(count)}</em>
      <span>{label}</span>
      <span className="visually-hidden">{copy.expand}</span>
    </button>
  );
}

/**
 * One stage of the board; it scrolls separately, may be collapsed to its name, and accepts cards in both
 * states.
 */
export const BoardColumn = memo(function BoardColumn({ name, column, isCollapsed }: BoardColumnProps) {
  const { label } = stageLooks[kanbanColumns[name]];
  const { element, isOver } = useDropping(name, isCollapsed);
  const head = { name, label, count: column.count };
  return (
    <section
      ref={element}
      className={styles.column}
      data-column={name}
      data-over={isOver || undefined}
      data-collapsed={isCollapsed || undefined}
      aria-label={copy.column(label, column.count)}
    >
      {isCollapsed ? (
        <CollapsedColumn {...head} />
      ) : (
        <>
          <ColumnHead {...head} />
          <BoxCards name={name} column={column} stage={label} />
        </>
      )}
    </section>
  );
});

/** The only stage on a narrow screen. */
export const BoardPage = memo(function BoardPage({ name, column }: Omit<BoardColumnProps, 'isCollapsed'>) {
  const { label } = stageLooks[kanbanColumns[name]];
  return (
    <section className={styles.column} data-column={name} aria-label={copy.column(label, column.count)}>
      <PageCards name={name} column={column} stage={label} />
    </section>
  );
});

import type { ReactNode } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import type { MenuAction } from '#ui/popup/action-menu.tsx';
import { reorderCopy as copy } from './copy.ts';
import styles from './ordered-list.module.css';
import { announceMove, ReorderRow } from './reorder-row.tsx';

interface Place {
  grip: ReactNode;
  /** Up and down for the row's menu: where there is no handle, and for people who cannot drag. */
  moves: readonly MenuAction[];
}

interface OrderedListProps<T> {
  /** The id of the list, unique on the page. */
  list: string;
  rows: readonly T[];
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** Saves the order of all ids; an error is shown here. */
  onOrder: (ids: string[]) => Promise<unknown>;
  children: (row: T, place: Place) => ReactNode;
}

/** Rows whose order is changed by dragging, by the arrow keys or from their menus. */
export function OrderedList<T>({ list, rows, idOf, nameOf, onOrder, children }: OrderedListProps<T>) {
  const move = (from: number, to: number) => {
    const ids = rows.map(idOf);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    onOrder(ids).catch(showError);
  };
  const movesOf = (row: T, index: number): MenuAction[] => {
    const moveTo = (to: number) => () => {
      move(index, to);
      announceMove(nameOf(row), to, rows.length);
    };
    return [
      { key: 'up', label: copy.up, isDisabled: index === 0, onChoose: moveTo(index - 1) },
      { key: 'down', label: copy.down, isDisabled: index === rows.length - 1, onChoose: moveTo(index + 1) },
    ];
  };
  return (
    <div className={styles.list}>
      {rows.map((row, index) => (
        <ReorderRow
          key={idOf(row)}
          list={list}
          index={index}
          count={rows.length}
          name={nameOf(row)}
          onMove={move}
        >
          {(grip) => children(row, { grip, moves: movesOf(row, index) })}
        </ReorderRow>
      ))}
    </div>
  );
}

interface OrderedRowProps {
  grip: ReactNode;
  title: ReactNode;
  badge?: ReactNode;
  /** A muted line below. */
  hint: ReactNode;
  /** A figure or a link at the right, and the row's menu. */
  children: ReactNode;
}

/** One row: its handle, its title and its actions. */
export const OrderedRow = ({ grip, title, badge, hint, children }: OrderedRowProps) => (
  <div className={styles.line}>
    {grip}
    <div className={styles.words}>
      <p>
        {title}
        {badge}
      </p>
      <span>{hint}</span>
    </div>
    {children}
  </div>
);

import type { MouseEvent } from 'react';
import { gridCopy as copy } from './copy.ts';
import { Checkbox } from '../choice/checkbox.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import type { Column, DataGridProps } from './grid-types.ts';
import styles from './grid.module.css';
import { MemberText } from '../text/member-text.tsx';

interface RowsProps<R> {
  grid: DataGridProps<R>;
  columns: readonly Column<R>[];
  rows: readonly R[];
  chosen: ReadonlySet<string>;
  onToggle: (index: number, isRange: boolean) => void;
}

/** A press on a link, button or check box inside a row, or just beside one, does not open the row. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, label, [data-controls]') !== null;

function RowBox<R>({
  grid,
  row,
  index,
  chosen,
  onToggle,
}: Omit<RowsProps<R>, 'columns' | 'rows'> & { row: R; index: number }) {
  return (
    <Checkbox
      label={
        <span className="visually-hidden">
          <MemberText>{copy.selectRow(grid.rowName(row))}</MemberText>
        </span>
      }
      checked={chosen.has(grid.rowId(row))}
      onChange={() => undefined}
      onClick={(event) => onToggle(index, event.shiftKey)}
    />
  );
}

/** The rows of the table from 768 px. */
export function GridRows<R>({ grid, columns, rows, chosen, onToggle }: RowsProps<R>) {
  return (
    <tbody>
      {rows.map((row, index) => {
        const id = grid.rowId(row);
        return (
          <tr
            key={id}
            data-selected={chosen.has(id) || undefined}
            data-current={id === grid.currentId || undefined}
            data-opens={grid.onOpen ? true : undefined}
            onClick={(event) => {
              if (!isOnControl(event)) grid.onOpen?.(row);
            }}
          >
            {grid.selection && (
              <td className={styles.box} data-controls>
                <RowBox grid={grid} row={row} index={index} chosen={chosen} onToggle={onToggle} />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.key}
                data-priority={column.priority ?? 1}
                data-numeric={column.isNumeric || undefined}
                data-controls={column.isTitleHidden || undefined}
              >
                <MemberText>{column.cell(row)}</MemberText>
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

/** The rows as cards below 768 px. */
export function GridCards<R>({ grid, columns, rows, chosen, onToggle }: RowsProps<R>) {
  return (
    <ul className={styles.cards}>
      {rows.map((row, index) => (
        <li key={grid.rowId(row)} data-selected={chosen.has(grid.rowId(row)) || undefined}>
          {grid.selection && (
            <div className={styles.cardBox}>
              <RowBox grid={grid} row={row} index={index} chosen={chosen} onToggle={onToggle} />
            </div>
          )}
          <div className={styles.card}>
            {grid.card
              ? grid.card(row)
              : columns
                  .filter((column) => (column.priority ?? 1) === 1)
                  .map((column) => (
                    <div key={column.key}>
                      <MemberText>{column.cell(row)}</MemberText>
                    </div>
                  ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Rows while they load. */
export function GridSkeleton({ columnCount }: { columnCount: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: 8 }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columnCount }, (__, column) => (
            <td key={column}>
              <Skeleton width={column === 0 ? '70%' : '50%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

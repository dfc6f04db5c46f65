import { orderColumns, movableColumns } from './column-order.ts';
import { uiCopy as copy } from '../state/copy.ts';
import { ErrorState } from '../state/error-state.tsx';
import { GridFooter } from './grid-footer.tsx';
import { GridHead } from './grid-head.tsx';
import { GridCards, GridRows, GridSkeleton } from './grid-rows.tsx';
import { GridTools } from './tools/grid-tools.tsx';
import type { Column, DataGridProps } from './grid-types.ts';
import styles from './grid.module.css';
import { useGridPreferences } from './use-grid-preferences.ts';
import { useSelection } from './use-selection.ts';

interface BodyProps<R> {
  grid: DataGridProps<R>;
  columns: readonly Column<R>[];
}

function GridBody<R>({ grid, columns }: BodyProps<R>) {
  const { rows, selection } = grid;
  const choice = useSelection(rows?.map(grid.rowId) ?? [], selection);
  const chosen = selection && {
    all: choice.all,
    some: choice.some,
    onToggle: choice.toggleAll,
    isAwaited: !rows,
  };
  const head = <GridHead columns={columns} sort={grid.sort} onSort={grid.onSort} chosen={chosen} />;
  if (!rows) {
    return (
      <table className={styles.table} data-loading>
        <caption className="visually-hidden">{copy.loading}</caption>
        {head}
        <GridSkeleton columnCount={columns.length + (selection ? 1 : 0)} />
      </table>
    );
  }
  const parts = { grid, columns, rows, chosen: choice.chosen, onToggle: choice.toggle };
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{grid.label}</caption>
        {head}
        <GridRows {...parts} />
      </table>
      <GridCards {...parts} />
    </>
  );
}

/** A page beyond the end has no rows though the list has: the last page is being loaded. */
const isBeyond = <R,>({ rows, paging }: DataGridProps<R>) => rows?.length === 0 && (paging?.count ?? 0) > 0;

function GridContent<R>({ grid: input, columns }: BodyProps<R>) {
  const grid = isBeyond(input) ? { ...input, rows: undefined } : input;
  const { rows, error, paging } = grid;
  if (error && !rows) return <ErrorState error={error} onRetry={grid.onRetry} />;
  if (rows?.length === 0) return grid.empty;
  return (
    <>
      <GridBody grid={grid} columns={columns} />
      {rows && paging && (
        <GridFooter paging={paging} onPage={grid.onPage} summary={grid.summary} rangeText={grid.rangeText} />
      )}
    </>
  );
}

/**
 * A list of rows with server-side sort, filters and pages: a table from 768 px, cards below. Loading,
 * empty and error states included; its state is in the address (`useUrlState`), the person's columns and
 * density in the browser.
 */
export function DataGrid<R>(grid: DataGridProps<R>) {
  const { preferences, change, reset } = useGridPreferences(grid.name, grid.views?.current);
  const ordered = orderColumns(grid.columns, preferences.order);
  const columns = ordered.filter(({ key }) => !preferences.hidden.includes(key));
  const isBusy = grid.isStale || (!grid.rows && !grid.error);
  return (
    <section aria-label={grid.label} className={styles.grid} aria-busy={isBusy || undefined}>
      <div className={styles.toolbar}>
        <div className={styles.filters}>{grid.toolbar}</div>
        <div className={styles.tools}>
          {grid.views?.menu(preferences, reset)}
          <GridTools columns={movableColumns(ordered)} preferences={preferences} onChange={change} />
        </div>
      </div>
      <div className={styles.sheet} data-density={preferences.density} data-stale={grid.isStale || undefined}>
        <GridContent grid={grid} columns={columns} />
      </div>
    </section>
  );
}

import { uiCopy as copy } from '../copy.ts';
import { ErrorState } from '../error-state.tsx';
import { GridFooter } from './grid-footer.tsx';
import { GridHead } from './grid-head.tsx';
import { GridCards, GridRows, GridSkeleton } from './grid-rows.tsx';
import { GridTools } from './grid-tools.tsx';
import type { DataGridProps } from './grid-types.ts';
import styles from './grid.module.css';
import { useGridPreferences } from './use-grid-preferences.ts';
import { useSelection } from './use-selection.ts';

/**
 * A list of rows with server-side sort, filters and pages: a table from 768 px, cards below. Loading, empty and
 * error included; the address keeps the state (`useUrlState`), the browser the person's columns and density.
 */
export function DataGrid<R>(grid: DataGridProps<R>) {
  const { rows, rowId, selection } = grid;
  const { preferences, change } = useGridPreferences(grid.name);
  const columns = grid.columns.filter((column) => !preferences.hidden.includes(column.key));
  const choice = useSelection(rows?.map(rowId) ?? [], selection);
  const parts = { grid, columns, rows: rows ?? [], chosen: choice.chosen, onToggle: choice.toggle };
  const isEmpty = rows?.length === 0;
  const hasFailed = Boolean(grid.error) && !rows;

  return (
    <section
      aria-label={grid.label}
      className={styles.grid}
      aria-busy={(!rows && !hasFailed) || grid.isStale || undefined}
    >
      <div className={styles.toolbar}>
        <div className={styles.filters}>{grid.toolbar}</div>
        <GridTools columns={grid.columns} preferences={preferences} onChange={change} />
      </div>
      <div className={styles.sheet} data-density={preferences.density} data-stale={grid.isStale || undefined}>
        {hasFailed && <ErrorState error={grid.error} {...(grid.onRetry && { onRetry: grid.onRetry })} />}
        {isEmpty && grid.empty}
        {!hasFailed && !isEmpty && (
          <>
            <table className={styles.table} data-loading={!rows || undefined}>
              <caption className="visually-hidden">{grid.label}</caption>
              <GridHead
                columns={columns}
                sort={grid.sort}
                onSort={grid.onSort}
                {...(selection && {
                  chosen: { all: choice.all, some: choice.some, onToggle: choice.toggleAll },
                })}
              />
              {rows ? (
                <GridRows {...parts} />
              ) : (
                <GridSkeleton columnCount={columns.length + (selection ? 1 : 0)} />
              )}
            </table>
            {rows && <GridCards {...parts} />}
            {!rows && (
              <span role="status" className="visually-hidden">
                {copy.loading}
              </span>
            )}
          </>
        )}
        {rows && grid.paging && (
          <GridFooter paging={grid.paging} onPage={grid.onPage} summary={grid.summary} />
        )}
      </div>
    </section>
  );
}

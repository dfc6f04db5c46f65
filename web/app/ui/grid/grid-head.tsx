import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconSelector from '~icons/tabler/selector';
import { Checkbox } from '../choice/checkbox.tsx';
import { gridCopy as copy } from './copy.ts';
import type { Column, Sort } from './grid-types.ts';
import styles from './grid.module.css';

interface RowSelection {
  all: boolean;
  some: boolean;
  /** The rows are not loaded yet. */
  isAwaited: boolean;
  onToggle: () => void;
}

interface HeadProps<R> {
  columns: readonly Column<R>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Undefined, the table has no check boxes. */
  chosen: RowSelection | undefined;
}

function orderOf(sort: Sort | undefined, key: string | undefined): 'ascending' | 'descending' | undefined {
  if (!key || sort?.key !== key) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

function SortIcon({ order }: { order: 'ascending' | 'descending' | undefined }) {
  if (order === 'ascending') return <IconArrowUp size={14} aria-hidden />;
  if (order === 'descending') return <IconArrowDown size={14} aria-hidden />;
  return <IconSelector size={14} aria-hidden />;
}

/** The header row: sort buttons have their order as aria-sort. */
export function GridHead<R>({ columns, sort, onSort, chosen }: HeadProps<R>) {
  return (
    <thead>
      <tr>
        {chosen && (
          <th scope="col" className={styles.box}>
            <Checkbox
              label={<span className="visually-hidden">{copy.selectAll}</span>}
              checked={chosen.all}
              disabled={chosen.isAwaited}
              isMixed={chosen.some && !chosen.all}
              onChange={chosen.onToggle}
            />
          </th>
        )}
        {columns.map(({ key, title, sortKey, priority = 1, isNumeric, isTitleHidden, width }) => {
          const order = orderOf(sort, sortKey);
          return (
            <th
              key={key}
              scope="col"
              aria-sort={order}
              data-priority={priority}
              data-numeric={isNumeric || undefined}
              style={width ? { width } : undefined}
            >
              {sortKey && onSort ? (
                <button
                  type="button"
                  data-active={order ? true : undefined}
                  onClick={() => onSort({ key: sortKey, isDescending: order !== 'descending' })}
                >
                  {title}
                  <SortIcon order={order} />
                </button>
              ) : (
                <span className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

import type { Column } from './grid-types.ts';

/** The columns that a person may move and hide: the first names the row, and a row's menu is always shown. */
export const movableColumns = <R>(columns: readonly Column<R>[]): Column<R>[] =>
  columns.slice(1).filter(({ isTitleHidden }) => !isTitleHidden);

/** Columns in the person's order; those that it does not name follow in the list's own order. */
export function orderColumns<R>(columns: readonly Column<R>[], order: readonly string[]): Column<R>[] {
  const movable = movableColumns(columns);
  const placeOf = ({ key }: Column<R>) => {
    const place = order.indexOf(key);
    return place < 0 ? order.length : place;
  };
  const moved = movable.toSorted((one, other) => placeOf(one) - placeOf(other));
  const fixed = columns.filter((column) => !movable.includes(column));
  return [...fixed.slice(0, 1), ...moved, ...fixed.slice(1)];
}

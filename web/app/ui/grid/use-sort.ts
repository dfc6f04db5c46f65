import { useUrlState } from '../layout/use-url-state.ts';
import type { Sort } from './grid-types.ts';

interface ListSort {
  /** The order in the address; undefined when the list cannot be sorted by it. */
  requested: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The order of a list, stored in the address as `sort=<key>.<asc|desc>`; a key may itself contain points. */
export function useSort(keys: readonly string[]): ListSort {
  const { read, write } = useUrlState();
  const value = read('sort');
  const end = value.lastIndexOf('.');
  const key = value.slice(0, end);
  return {
    requested: keys.includes(key) ? { key, isDescending: value.slice(end + 1) === 'desc' } : undefined,
    onSort: (sort) => write({ sort: `${sort.key}.${sort.isDescending ? 'desc' : 'asc'}` }),
  };
}

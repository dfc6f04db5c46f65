import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { filterNames, readFilters, sharedQuery, type FilterName, type Filters } from './filters.ts';

export interface FilterState {
  filters: Filters;
  /** Sets one filter; an empty string removes it. */
  set: (name: FilterName, value: string | readonly string[]) => void;
  /** 초기화: removes all filters. */
  reset: () => void;
}

/** The filters in the address of both list and board. */
export function useFilters(): FilterState {
  const [parameters] = useSearchParams();
  const { write } = useUrlState();
  const text = sharedQuery(parameters);
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text]);
  const set = useCallback<FilterState['set']>(
    (name, value) => write({ [name]: typeof value === 'string' ? value : value.join(',') }),
    [write],
  );
  const reset = useCallback(
    () => write(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    [write],
  );
  return { filters, set, reset };
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addressOf, readFilters, type Filters } from './filters.ts';

export interface FilterControl {
  /** What is asked for, already while its results are on their way. */
  filters: Filters;
  isLoading: boolean;
  /** Asks for something else, from the first page on. */
  change: (part: Partial<Filters>) => void;
}

/** The filter of the address; every change is a new entry of the browser's history. */
export function useFilters(shown: Filters): FilterControl {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const next = navigation.location?.pathname === pathname ? navigation.location.search : undefined;
  const filters = useMemo(
    () => (next === undefined ? shown : readFilters(new URLSearchParams(next))),
    [next, shown],
  );
  const change = useCallback(
    (part: Partial<Filters>) => {
      void navigate(addressOf({ ...filters, page: 1, ...part }), { preventScrollReset: true });
    },
    [filters, navigate],
  );
  return { filters, isLoading: next !== undefined, change };
}

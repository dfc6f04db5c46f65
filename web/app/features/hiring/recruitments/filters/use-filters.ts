import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addressOf, type Filters } from './filters.ts';

export interface FilterControl {
  /** The requested filter, already while its results are loading. */
  filters: Filters;
  isLoading: boolean;
  /** Requests another filter, from the first page on. */
  change: (part: Partial<Filters>) => void;
}

/** The filter of the address; every change is a new history entry and is shown at once. */
export function useFilters(shown: Filters): FilterControl {
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wish, setWish] = useState({ filters: shown, since: shown });
  const filters = wish.since === shown ? wish.filters : shown;
  const change = useCallback(
    (part: Partial<Filters>) => {
      const wanted = { ...filters, page: 1, ...part };
      setWish({ filters: wanted, since: shown });
      void navigate(addressOf(wanted), { preventScrollReset: true });
    },
    [filters, navigate, shown],
  );
  return { filters, isLoading: navigation.location?.pathname === pathname, change };
}

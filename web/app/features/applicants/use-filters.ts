import { useUrlState } from '#ui/use-url-state.ts';
import type { Filters } from './data.ts';

/** The filters that stand in the address of list and board alike. */
export function useFilters(): Filters {
  const { read } = useUrlState();
  return { searchValue: read('q') || undefined, isUnread: read('unread') === 'true' || undefined };
}

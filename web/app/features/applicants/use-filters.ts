import { useMemo } from 'react';
import { stageOrder } from '#features/own-recruitments/public.ts';
import { useUrlState } from '#ui/use-url-state.ts';
import type { Filters } from './data.ts';

/** The filters that stand in the address of list and board alike. */
export function useFilters(): Filters {
  const { read, readList } = useUrlState();
  const [searchValue, stages, isUnread] = [read('q'), readList('stage').join(), read('unread') === 'true'];
  return useMemo(
    () => ({
      searchValue: searchValue || undefined,
      stages: stageOrder.filter((stage) => stages.split(',').includes(stage)),
      isUnread: isUnread || undefined,
    }),
    [searchValue, stages, isUnread],
  );
}

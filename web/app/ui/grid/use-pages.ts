import { lastPageOf } from '#lib/api/paging.ts';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import type { DataGridProps } from './grid-types.ts';

/** The query of one page of rows that a table needs; TanStack's has this shape. */
interface PageQuery {
  data: { count: number; isCapped?: boolean | undefined } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  isPlaceholderData: boolean;
}

type PageProps = Required<
  Pick<DataGridProps<unknown>, 'paging' | 'onPage' | 'error' | 'onRetry' | 'isStale'>
>;

/** The props of a table for its page, error and loading state; the requested page is in the address. */
export function usePages(list: PageQuery, { page, size }: { page: number; size: number }): PageProps {
  const { write } = useUrlState();
  const counted = list.isPlaceholderData ? undefined : list.data;
  const isBeyond = counted && !counted.isCapped && page > lastPageOf(counted.count, size);
  useShownPage(isBeyond ? lastPageOf(counted.count, size) : undefined);
  return {
    paging: { page, size, count: list.data?.count ?? 0, isCapped: list.data?.isCapped },
    onPage: (next) => write({ page: next }),
    error: list.error,
    onRetry: () => void list.refetch(),
    isStale: list.isPlaceholderData,
  };
}

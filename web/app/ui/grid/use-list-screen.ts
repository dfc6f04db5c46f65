import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { DataGridProps } from './grid-types.ts';
import { usePages } from './use-pages.ts';

interface PageOfRows {
  count: number;
  isCapped?: boolean | undefined;
}

interface ListScreenParams<D extends PageOfRows, K extends QueryKey, R> {
  /** Loads one page, the one in the address. */
  query: UseQueryOptions<D, Error, D, K>;
  rowsOf: (data: D) => readonly R[];
  /** From 1. */
  page: number;
  size: number;
}

type GridProps<R> = Required<
  Pick<DataGridProps<R>, 'rows' | 'rowId' | 'paging' | 'onPage' | 'error' | 'onRetry' | 'isStale'>
>;

interface ListScreen<D, R> {
  data: D | undefined;
  isPending: boolean;
  /** Rows, pages, error and loading state for the `DataGrid`. */
  grid: GridProps<R>;
}

/** A paged list for a `DataGrid`; the rows of the last page are shown until the next ones are loaded. */
export function useListScreen<D extends PageOfRows, K extends QueryKey, R extends { _id: string }>(
  params: ListScreenParams<D, K, R>,
): ListScreen<D, R> {
  const { query, rowsOf, page, size } = params;
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const pages = usePages(list, { page, size });
  const rows = list.data && rowsOf(list.data);
  return { data: list.data, isPending: list.isPending, grid: { rows, rowId: ({ _id }) => _id, ...pages } };
}
